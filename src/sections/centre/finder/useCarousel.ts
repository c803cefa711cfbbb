import { useEffect, useRef, type RefObject } from 'react';
import { reducedMotion } from '../../../components/useMedia';
import type { FinderStore, Found } from '../../../stores/finder/FinderStore';

/** How long the cards have to stand still before the one in the middle counts as chosen by a swipe. */
const settleMs = 150;

/**
 * Keeps cards and selection together: a card that is selected elsewhere is scrolled to within its list, and where the
 * cards are swiped from side to side, the one that comes to stand in the middle is selected, or that the focus comes to.
 */
export function useCarousel(
  list: RefObject<HTMLUListElement | null>,
  cards: readonly Found[],
  finder: FinderStore,
): void {
  const { selected } = finder;
  const drawn = useRef(cards.length);
  useEffect(() => {
    // Where cards have come or gone, a browser first puts the one it stood at back in its place.
    const changed = drawn.current !== cards.length;
    drawn.current = cards.length;
    const card = [...(list.current?.children ?? [])].find((each) => slugOf(each) === selected);
    if (selected === undefined || !list.current || !(card instanceof HTMLElement)) return;
    const bring = bringToView.bind(undefined, list.current, card);
    if (!changed) return bring(lessMotion() ? 'instant' : 'smooth');
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => bring('instant'));
    });
    return () => cancelAnimationFrame(frame);
  }, [list, selected, cards.length]);

  useEffect(() => {
    const element = list.current;
    return element ? watchSwipes(element, (slug) => slug !== finder.selected && finder.select(slug)) : undefined;
  }, [list, finder]);
}

/**
 * Tells which card a hand has brought to the middle, once it has let go and the cards stand still. A list also scrolls by
 * itself, and a hand may only touch it: neither counts.
 */
function watchSwipes(element: HTMLElement, onSwiped: (slug: string) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let [touched, held, scrolled] = [false, false, false];
  const settle = (): void => {
    if (held) return;
    const middle = touched && scrolled && isSideways(element) ? cardInTheMiddle(element) : undefined;
    touched = scrolled = false;
    if (middle !== undefined) onSwiped(middle);
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, settleMs);
  };
  const hold = (): void => {
    touched = held = true;
  };
  const touch = (): void => {
    touched = true;
    wait();
  };
  const release = (): void => {
    held = false;
    wait();
  };
  const scroll = (): void => {
    scrolled = true;
    wait();
  };
  // Who goes by keyboard brings a card to the middle by what they focus in it, at once: a card that is still on its way
  // would be stopped by the browser, which brings to sight itself what gets the focus next.
  const focus = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || !isSideways(element)) return;
    const card = target.closest<HTMLElement>('[data-slug]');
    const slug = card && slugOf(card);
    if (!slug) return;
    bringToView(element, card, 'instant');
    onSwiped(slug);
  };
  const handlers = {
    touchstart: hold,
    pointerdown: touch,
    wheel: touch,
    touchend: release,
    touchcancel: release,
    scroll,
    focusin: focus,
  };
  for (const [event, handle] of Object.entries(handlers)) element.addEventListener(event, handle, { passive: true });
  return () => {
    clearTimeout(timer);
    for (const [event, handle] of Object.entries(handlers)) element.removeEventListener(event, handle);
  };
}

function isSideways({ scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollWidth > clientWidth + 1;
}

function lessMotion(): boolean {
  return window.matchMedia(reducedMotion).matches;
}

function bringToView(list: HTMLElement, card: HTMLElement, behavior: ScrollBehavior): void {
  if (isSideways(list)) {
    // The page moves too where the card would be out of sight, below the map.
    card.scrollIntoView({ block: 'nearest', inline: 'center', behavior });
    return;
  }
  const above = card.offsetTop < list.scrollTop;
  const below = card.offsetTop + card.offsetHeight > list.scrollTop + list.clientHeight;
  if (above || below) list.scrollTo({ top: card.offsetTop, behavior });
}

function cardInTheMiddle(list: HTMLElement): string | undefined {
  const middle = list.scrollLeft + list.clientWidth / 2;
  const distance = (card: HTMLElement): number => Math.abs(card.offsetLeft + card.offsetWidth / 2 - middle);
  const cards = [...list.children].filter((each): each is HTMLElement => each instanceof HTMLElement);
  // What comes last may be no card but the way to more of them.
  const [nearest] = cards.sort((one, other) => distance(one) - distance(other));
  return nearest && slugOf(nearest);
}

function slugOf(element: Element): string | undefined {
  return element instanceof HTMLElement ? element.dataset.slug : undefined;
}
