// Names at the ends of lines.

/** Where they stand, from 0 to 1: each as near to the end of its line as it can be without lying on another. */
export function spread(heights: readonly number[], gap: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => heights[one]! - heights[other]!);
  const found = [...heights];
  let least = 0;
  for (const at of order) {
    found[at] = Math.max(found[at]!, least);
    least = found[at] + gap;
  }
  let most = 1; // what was pushed over the edge goes back, and pushes the others
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at]!, most);
    most = found[at] - gap;
  }
  return found;
}
