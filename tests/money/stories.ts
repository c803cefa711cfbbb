import { crashStories } from './crashCells';
import { faultStories } from './faultStories';
import { moveStories, ordinaryStories } from './moveStories';
import { penaltyStories } from './penaltyStories';
import { keptStories, type KeptStory } from './seeds';
import { tillStories } from './tillStories';

/** Every course of events that is played on each run, whatever chance chooses. */
export const allStories: readonly KeptStory[] = [
  ...keptStories,
  ...moveStories,
  ...faultStories,
  ...ordinaryStories,
  ...tillStories,
  ...penaltyStories,
  ...crashStories,
];
