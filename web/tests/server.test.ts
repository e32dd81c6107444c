// What the server offers: its bots, and a link that others can open.
import { expect, it, vi } from "vitest";
import { server } from "../src/lib/server.svelte.ts";

const about = { address: "http://192.0.2.7:8000", bots: { cubitos: { usual: "steady", levels: [{ level: "random", styles: [] }, { level: "steady", styles: ["bold"] }] } } };

it("bots are none until the server has told, which is asked once more after a failure", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("offline")).mockImplementation(async () => new Response(JSON.stringify(about)));
  vi.stubGlobal("fetch", ask);
  await server.load();
  expect([server.usualBot("cubitos"), server.levelsOf("cubitos")]).toEqual(["", []]);
  await server.load();
  await server.load();
  expect(ask).toHaveBeenCalledTimes(2);
  expect([server.onlyHere, server.origin]).toEqual([false, "http://192.0.2.7:8000"]); // the tests' own address is localhost
  expect(server.usualBot("cubitos")).toBe("steady");
  expect(server.levelsOf("cubitos")).toEqual(["random", "steady"]);
  expect([server.stylesOf("cubitos", "steady"), server.stylesOf("cubitos", "random")]).toEqual([["bold"], []]);
});
