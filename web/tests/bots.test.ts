// The bots to choose from are those the server offers.
import { expect, it, vi } from "vitest";
import { bots } from "../src/lib/bots.svelte.ts";

const about = { bots: { cubitos: { usual: "steady", levels: [{ level: "random", styles: [] }, { level: "steady", styles: ["bold"] }] } } };

it("are none until the server has told, which is asked once more after a failure", async () => {
  const ask = vi.fn().mockRejectedValueOnce(new Error("offline")).mockImplementation(async () => new Response(JSON.stringify(about)));
  vi.stubGlobal("fetch", ask);
  await bots.load();
  expect([bots.usual("cubitos"), bots.of("cubitos")]).toEqual(["", []]);
  await bots.load();
  await bots.load();
  expect(ask).toHaveBeenCalledTimes(2);
  expect(bots.usual("cubitos")).toBe("steady");
  expect(bots.of("cubitos")).toEqual(["random", "steady", "steady:bold"]);
});
