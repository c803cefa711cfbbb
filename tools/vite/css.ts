import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import pxToRem from 'postcss-pxtorem';

/**
 * The page's styles give sizes in px of an ordinary screen. They are shipped in rem, so that the size of the root element's
 * text scales the page as a whole: by what a reader chose in the browser, and at a kiosk (src/kiosk/frame.css). Lines of
 * one pixel stay as thin as they are.
 */
export const postcss = {
  plugins: [
    globalData({ files: ['src/kit/theme/media.css'] }),
    customMedia(),
    pxToRem({ rootValue: 16, unitPrecision: 5, propList: ['*'], minPixelValue: 2 }),
  ],
};
