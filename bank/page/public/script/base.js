/**
 * The base of the bank's addresses for this page: the script's own address without its path, so that a test's prefix
 * stays.
 */
function baseOf(depth) {
  return new URL('../'.repeat(depth) || './', document.currentScript.src).href;
}
