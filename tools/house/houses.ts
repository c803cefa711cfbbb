import { importsOf, sourceFiles } from './imports';
import { houseOf, type House } from './rooms';

/** The page and the operator's back end, each read from its imports. `root` is the project's folder. */
export function readHouses(root: string): { readonly page: House; readonly backEnd: House } {
  const page = importsOf(root, sourceFiles(root, 'src'));
  const backEnd = importsOf(root, sourceFiles(root, 'operator'));
  return { page: houseOf(page, pageRoom), backEnd: houseOf(backEnd, backEndRoom) };
}

/** Returns the room of a file in src: the kit and the ground count by their rooms, features as a whole. */
function pageRoom(file: string): string | undefined {
  const [src, room, inner, ...rest] = file.split('/');
  if (src !== 'src' || inner === undefined || room === undefined) return undefined;
  return (room === 'kit' || room === 'ground') && rest.length > 0 ? `${room}/${inner}` : room;
}

/** Returns the room of a file in operator: its folder; a layer's files of its own count as the layer. */
function backEndRoom(file: string): string | undefined {
  const [operator, room, inner] = file.split('/');
  return operator === 'operator' && inner !== undefined ? room : undefined;
}
