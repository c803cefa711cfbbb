/** Returns a JSON data block of the page; `undefined` if the block is missing or invalid. */
export function dataBlock(name: string): unknown {
  const text = document.getElementById(`joinery-${name}`)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
