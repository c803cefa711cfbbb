/** Where the bank's addresses begin for this page: the script's own, less its path, so that a test's prefix stays. */
function baseOf(depth) {
  return new URL('../'.repeat(depth) || './', document.currentScript.src).href;
}
