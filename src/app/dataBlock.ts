/** A JSON data block that came with the page; `undefined` when there is none or it can't be read. */
export function dataBlock(name: string): unknown {
  const text = document.getElementById(`joinery-${name}`)?.textContent;
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
