#!/usr/bin/env node
// A bot in JavaScript: it pushes only while the chance to bust is small, buys what it can and runs as far as it gets.
//
//     cubecup play --bots "exec:node examples/careful_bot.mjs"             at your own machine
//     node examples/careful_bot.mjs http://127.0.0.1:8000 TABLE [TOKEN]    at a table, on an open seat or by its token
import { createInterface } from "node:readline";

const RISK = 0.15;

/** The first step towards the space nearest to the finish that costs no money; `after` leads back to it. */
function run(ways, actions) {
  const free = ways.filter((way) => way.forward && !way.price).sort((one, other) => one.left - other.left);
  let way = free[0];
  while (way && way.after >= 0) way = ways[way.after];
  return actions.find((action) => action === `step ${way?.space}`) ?? actions.find((action) => action === "stop") ?? actions[0];
}

function answer({ view: { choice }, actions }) {
  if (choice.reach) return run(choice.reach, actions);
  if (actions.includes("push") && (choice.bust_chance ?? 0) < RISK) return "push";
  return actions.find((action) => action === "pass" || action.startsWith("buy ")) ?? actions[0];
}

/** What to say to a line; nothing to some. */
function reply(heard, token) {
  if (heard.type === "hello") return { type: "hello", protocol: 1, name: "careful", ...(token && { token }) };
  if (heard.type === "choice") return { type: "answer", id: heard.id, action: answer(heard) };
  if (heard.type === "error") process.stderr.write(`${heard.sentence}\n`);
  return undefined;
}

async function join(server, table) {
  const body = JSON.stringify({ name: "Careful" });
  const answer = await fetch(`${server}/api/tables/${table}/join`, { method: "POST", headers: { "Content-Type": "application/json" }, body });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).token;
}

const [server, table, given] = process.argv.slice(2);
if (server) {
  const token = given ?? (await join(server, table));
  const socket = new WebSocket(`${server.replace(/^http/, "ws")}/api/tables/${table}/program`);
  socket.onmessage = ({ data }) => {
    const heard = JSON.parse(data);
    const said = reply(heard, token);
    if (said) socket.send(JSON.stringify(said));
    if (heard.type === "bye") socket.close();
  };
} else {
  for await (const line of createInterface({ input: process.stdin })) {
    const heard = JSON.parse(line);
    const said = reply(heard);
    if (said) process.stdout.write(`${JSON.stringify(said)}\n`);
    if (heard.type === "bye") break;
  }
}
