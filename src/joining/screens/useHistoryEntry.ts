import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isRecord } from '../../kit/fields/read';
import type { JoiningRoute } from '../walk/arriving';
import type { JoiningStore } from '../walk/JoiningStore';

/** Leads a walk to every entry of the browser's history that the customer comes to, while the screen shows it. */
export function useHistoryEntry(
  { arrival, trail }: JoiningStore,
  { centre, membership, paymentType }: JoiningRoute,
): void {
  const location = useLocation();
  const type = useNavigationType();
  const { key } = location;
  const section = sectionIn(location.state);
  const hasCome = useRef(false);
  useEffect(() => trail.show(), [trail]);
  useEffect(() => {
    const isOwn = type !== NavigationType.Pop && section !== undefined; // the walk has made this entry itself
    const entry = { centre, membership, paymentType, section };
    if (isOwn && hasCome.current) {
      arrival.note(entry, { isCorrected: type === NavigationType.Replace });
      return;
    }
    hasCome.current = true;
    void arrival.follow(entry);
  }, [arrival, key, type, section, centre, membership, paymentType]);
}

function sectionIn(state: unknown): string | undefined {
  return isRecord(state) && typeof state.section === 'string' ? state.section : undefined;
}
