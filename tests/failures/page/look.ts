import { controlNames, plain, typedValues } from './controls';
import { pageText } from './texts';

/** The parts of a page that the rules ask for, at one moment. */
export type Sight = {
  /** The text of the page's own part. */
  readonly main: string;
  readonly text: string;
  /** The text beside the placeholder of something that loads; undefined without one. */
  readonly waiting: string | undefined;
  /** The names of the buttons and links that can be pressed. */
  readonly controls: readonly string[];
  /** The values of the fields, by their ids. */
  readonly values: readonly (readonly [id: string, value: string])[];
};

/** Looks at the page. Each part is read when it is asked for: reading all of them each time would take too long. */
export function look(): Sight {
  return {
    get main() {
      return plain(document.querySelector('main')?.textContent);
    },
    get text() {
      return pageText();
    },
    get waiting() {
      const placeholder = document.querySelector('.skel, .loading-page, main [aria-busy=true]');
      return placeholder ? plain(placeholder.parentElement?.textContent) || 'a placeholder' : undefined;
    },
    get controls() {
      return controlNames();
    },
    get values() {
      return typedValues();
    },
  };
}
