import type { Mark } from '../../../src/ground/journey/compare/map';
import { colour } from './look';

export type MarkLook = {
  readonly label: string;
  readonly meaning: string;
  readonly text: string;
  readonly fill: string;
  readonly line: string;
};

/** The look and word of each mark. Cards show the word too, so that the meaning does not depend on colour. */
export const markLooks: Readonly<Record<Mark, MarkLook>> = {
  conditional: {
    label: 'For some',
    meaning: 'Opened for some customers only',
    text: colour.deep,
    fill: colour.tint,
    line: colour.tintLine,
  },
  signpost: {
    label: 'Signpost',
    meaning: 'Shown, never filled in',
    text: colour.neutral,
    fill: colour.neutralBg,
    line: colour.neutral,
  },
  locked: {
    label: 'Greyed out',
    meaning: 'Shown, can’t be opened',
    text: colour.ink2,
    fill: colour.sand,
    line: colour.control,
  },
  off: {
    label: 'Switched off',
    meaning: 'Shown to nobody',
    text: colour.ink2,
    fill: colour.paper,
    line: colour.control,
  },
  unreachable: {
    label: 'For nobody',
    meaning: 'Opened for nobody who goes on by Continue alone',
    text: colour.warning,
    fill: colour.warningBg,
    line: colour.warningMark,
  },
};
