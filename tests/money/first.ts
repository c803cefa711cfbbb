import { layOutWindow } from './surroundings';

// The page's modules look for a window as soon as they are read.
layOutWindow();
