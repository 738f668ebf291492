import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { id, whole } from '../wire';

/** How far a signature stands to the right of its place in the form, and below it, in tenths of a millimetre. */
export const inkMove = z.object({ right: whole(-2000, 2000), down: whole(-2000, 2000) });
export type InkMove = z.output<typeof inkMove>;

/** In points from the upper left corner of a page. */
const rectangle = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
export type Rectangle = z.output<typeof rectangle>;

const signingRoomSchema = z.object({
  /** Counted from 1. */
  page: z.number(),
  pageWidth: z.number(),
  pageHeight: z.number(),
  /** Where the signature may stand: the block of its signer, or the field that the paper has for it. */
  zone: rectangle,
  /** Where the form puts it. */
  ink: rectangle,
  /** The lines of the block, which it may not cover. */
  texts: z.array(rectangle),
});
export type SigningRoom = z.output<typeof signingRoomSchema>;

/** Where the signer may move the signature, before signing; null where the form leaves no choice, as under a stamped letter. */
export const signingRoom = endpoint({
  name: 'signingRoom',
  summary: 'Where on the paper one’s signature may stand',
  method: 'GET',
  path: '/api/sarabun/signing-room',
  kind: 'read',
  access: 'signedIn',
  request: z.object({ documentId: id, pictureId: z._default(z.nullable(id), null) }),
  response: z.object({ item: z.nullable(signingRoomSchema) }),
});

const pointsOf = (tenths: number) => (tenths / 254) * 72;
const tenthsOf = (points: number) => (points / 72) * 254;

/** A tenth of a millimetre is not seen, and lengths are rounded to it. */
const tolerance = pointsOf(1);

export const movedBy = ({ left, top, ...size }: Rectangle, { right, down }: InkMove): Rectangle => ({
  left: left + pointsOf(right),
  top: top + pointsOf(down),
  ...size,
});

/** What lies between two places on a page, in points, as a move. */
export const moveOf = (right: number, down: number): InkMove => ({ right: Math.round(tenthsOf(right)), down: Math.round(tenthsOf(down)) });

const isWithin = (inner: Rectangle, outer: Rectangle) =>
  inner.left >= outer.left - tolerance &&
  inner.top >= outer.top - tolerance &&
  inner.left + inner.width <= outer.left + outer.width + tolerance &&
  inner.top + inner.height <= outer.top + outer.height + tolerance;

const overlaps = (one: Rectangle, other: Rectangle) =>
  one.left + one.width > other.left + tolerance &&
  other.left + other.width > one.left + tolerance &&
  one.top + one.height > other.top + tolerance &&
  other.top + other.height > one.top + tolerance;

/** Whether a signature may stand there: within its zone, and over no text. The place in the form is always allowed. */
export function mayStand({ zone, ink, texts }: SigningRoom, move: InkMove): boolean {
  if (move.right === 0 && move.down === 0) return true;
  const moved = movedBy(ink, move);
  return isWithin(moved, zone) && !texts.some((text) => overlaps(moved, text));
}

/** The nearest move to which a signature may be moved: as near as its zone and the lines in it allow. */
export function nearestPlace(room: SigningRoom, move: InkMove): InkMove {
  const wanted = withinZone(room, move);
  if (mayStand(room, wanted)) return wanted;
  const { ink, texts } = room;
  // The nearest free place touches a line, or is level with what was wanted.
  const rights = texts.flatMap(({ left, width }) => [Math.floor(tenthsOf(left - ink.left - ink.width)), Math.ceil(tenthsOf(left + width - ink.left))]);
  const downs = texts.flatMap(({ top, height }) => [Math.floor(tenthsOf(top - ink.top - ink.height)), Math.ceil(tenthsOf(top + height - ink.top))]);
  const far = ({ right, down }: InkMove) => Math.hypot(right - move.right, down - move.down);
  const places = [wanted.right, ...rights].flatMap((right) => [wanted.down, ...downs].map((down) => ({ right, down })));
  return places.filter((place) => mayStand(room, place)).reduce((best, place) => (far(place) < far(best) ? place : best), { right: 0, down: 0 });
}

/** The nearest move that leaves the signature within its zone; a signature larger than the zone stays. */
export function withinZone({ zone, ink }: SigningRoom, move: InkMove): InkMove {
  const between = (value: number, least: number, most: number) => (most < least ? 0 : Math.min(Math.max(value, least), most));
  // Towards the inside, so that rounding does not lead out again.
  const least = (points: number) => Math.ceil(tenthsOf(points));
  const most = (points: number) => Math.floor(tenthsOf(points));
  return {
    right: between(move.right, least(zone.left - ink.left), most(zone.left + zone.width - ink.left - ink.width)),
    down: between(move.down, least(zone.top - ink.top), most(zone.top + zone.height - ink.top - ink.height)),
  };
}
