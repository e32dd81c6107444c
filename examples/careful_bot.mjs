#!/usr/bin/env node
// A bot in JavaScript: it pushes only while the chance to bust is small, buys what it can and runs as far as it gets.
//
//     cubecup play --bots "exec:node examples/careful_bot.mjs"
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

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

for await (const line of createInterface({ input: process.stdin })) {
  const heard = JSON.parse(line);
  if (heard.type === "hello") say({ type: "hello", protocol: 1, name: "careful" });
  else if (heard.type === "choice") say({ type: "answer", id: heard.id, action: answer(heard) });
  else if (heard.type === "bye") break;
}
