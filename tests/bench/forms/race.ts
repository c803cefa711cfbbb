import '../../../src/kit/theme/fonts.css';
import '../../../src/kit/theme/tokens.css';
import '../../../src/kit/theme/ground.css';
import '../../../src/kit/theme/parts.css';
import '../../../src/kit/theme/fields.css';
import { median } from '../median';
import type { Contestant } from './contestant';
import { joinery } from './joinery';
import { drawLongList } from './longList';
import { plain } from './plain';
import { stockRjsf } from './stockRjsf';

export const figureNames = ['mount', 'keystroke', 'submit', 'conditional'] as const;
/** Milliseconds of one round. */
export type Figures = Readonly<Record<(typeof figureNames)[number], number>>;

declare global {
  interface Window {
    race(count: number, rounds: number): Promise<Readonly<Record<string, readonly Figures[]>>>;
    /** Returns the milliseconds of a tick in a list of so many answers. */
    tick(count: number): Promise<number>;
  }
}

const contestants: readonly Contestant[] = [joinery, plain, stockRjsf];

/** Runs the contestants in turn, round after round in this one page. The first round warms up the code. */
window.race = async (count, rounds) => {
  const results: Record<string, Figures[]> = Object.fromEntries(contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const contestant of rotated(round)) {
      const figures = await once(contestant, count);
      if (round > 0) results[contestant.name]?.push(figures);
    }
  }
  return results;
};

window.tick = async (count) => {
  const container = document.createElement('div');
  document.querySelector('#stage')?.replaceChildren(container);
  const end = drawLongList(container, count);
  while (container.querySelector('[type=search]') === null) await frame(); // its code is loaded with the first long list
  const boxes = container.querySelectorAll<HTMLInputElement>('input[type=checkbox]');
  let turn = 0;
  const taken = await median(21, async () => {
    turn += 1;
    const time = await timed(container, () => boxes[turn % 40]?.click());
    await frame();
    return time;
  });
  end();
  return taken;
};

async function once(contestant: Contestant, count: number): Promise<Figures> {
  const container = document.createElement('div');
  document.querySelector('#stage')?.replaceChildren(container);
  await frame();
  const started = performance.now();
  const form = contestant.mount(container, count);
  layout(container);
  const mount = performance.now() - started;
  await frame();
  const keystroke = await median(12, async () => {
    const taken = await timed(container, () => type(middleInput(contestant, container)));
    await frame();
    return taken;
  });
  const conditional = await median(4, async () => {
    form.setShown(false);
    await frame();
    const taken = await timed(container, () => form.setShown(true));
    await frame();
    return taken;
  });
  const submit = await timed(container, () => form.submit());
  form.unmount();
  return { mount, keystroke, submit, conditional };
}

/** From the call until React is done with it and the page is laid out. */
async function timed(container: HTMLElement, act: () => void): Promise<number> {
  const started = performance.now();
  act();
  await Promise.resolve();
  await Promise.resolve();
  layout(container);
  return performance.now() - started;
}

function middleInput({ name }: Contestant, container: HTMLElement): HTMLInputElement {
  const inputs = Array.from(container.querySelectorAll('input')).filter((input) => input.type === 'text');
  const input = inputs[Math.floor(inputs.length / 2)];
  if (!input) throw new Error(`${name} drew no text input.`);
  return input;
}

/** As React sees a key that was pressed. */
function type(input: HTMLInputElement): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${input.value}a`);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, data: 'a' }));
}

function layout(container: HTMLElement): number {
  return container.offsetHeight;
}

function rotated(by: number): readonly Contestant[] {
  const start = by % contestants.length;
  return [...contestants.slice(start), ...contestants.slice(0, start)];
}

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)));
}
