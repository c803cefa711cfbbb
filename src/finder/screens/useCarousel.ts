import { useEffect, useRef, type RefObject } from 'react';
import { reducedMotion } from '../../kit/components/useMedia';
import type { FinderStore } from '../search/FinderStore';
import type { VenueResult } from '../search/search';

/** Milliseconds without scrolling after which a swipe selects the card in the middle. */
const settleMs = 150;

/**
 * Keeps the cards and the selection in step. A card selected elsewhere is scrolled into view within its list. Where the
 * cards are a carousel, swiping a card to the middle or focusing one inside it selects the card.
 */
export function useCarousel(
  list: RefObject<HTMLUListElement | null>,
  cards: readonly VenueResult[],
  finder: FinderStore,
): void {
  const { selected } = finder;
  const drawn = useRef(cards.length);
  useEffect(() => {
    // After cards were added or removed, the browser first restores the scroll position: the scrolling has to wait for that.
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
 * Calls `onSwiped` with the slug of the card that a swipe has brought to the middle, after the pointer is released and
 * the scrolling has ended. Scrolling by script and touching without scrolling don't count as a swipe. Returns a disposer.
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
  // Focus from the keyboard scrolls its card to the middle without an animation: the browser scrolls the next focused
  // element into view itself, which would stop an animation that is still running.
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
    // scrollIntoView also scrolls the page, since the card may be below the viewport.
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
  // The last child may be the "Show more" item, which has no slug.
  const [nearest] = cards.sort((one, other) => distance(one) - distance(other));
  return nearest && slugOf(nearest);
}

function slugOf(element: Element): string | undefined {
  return element instanceof HTMLElement ? element.dataset.slug : undefined;
}
