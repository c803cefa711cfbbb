/** A browser as pages describe it to the bank with a payment. */
export const reportedBrowser = {
  screen_width: 1280,
  screen_height: 900,
  colour_depth: 24,
  timezone_offset: 0,
  language: 'en-GB',
  javascript_enabled: 1,
  java_enabled: 0,
};
