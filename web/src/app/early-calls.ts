import { askEarly } from '../platform/early';

let firstAt = performance.now();
/** When the page made its first calls, on the clock of `performance`: what changed later is made up for when it is connected. */
export const askedSince = () => firstAt;

type Address = Pick<Location, 'pathname' | 'search'>;

/** Whether a page begins with all tiles. A search and a desk in the address ask for others. */
export const beginsWithTiles = ({ pathname, search }: Address) => pathname === '/sarabun/dashboard' && !/[?&](?:find|desk)=/.test(search);

/** Asks who is signed in, and for what the dashboard begins with. */
export function askFirst(address: Address): void {
  firstAt = performance.now();
  askEarly('/api/verify', new URLSearchParams());
  if (!beginsWithTiles(address)) return;
  askEarly('/api/sarabun/my-desks');
  askEarly('/api/sarabun/get-todo-lists', new URLSearchParams({ search: '' }));
}
