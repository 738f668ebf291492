import type { Agency } from '@sarabun/contract/agencies/agency';
import type { InputOf } from '@sarabun/contract/endpoint';
import type {
  appointRegistrar as appointEndpoint,
  endRegistrar as endEndpoint,
  getRegistry as getEndpoint,
  registryStructure as listEndpoint,
  defaultRoute as routeEndpoint,
  saveRegistry as saveEndpoint,
} from '@sarabun/contract/organization/registry-structure';
import { registryFunctions } from '@sarabun/contract/organization/registry-structure';
import type { Label } from '@sarabun/contract/values/label';
import type { ActContext, ReadContext } from '../../platform/action';
import { fieldsInvalid, notFound } from '../../platform/refusals';
import { giveUnitFunction } from '../people';
import { checkLastDay, checkTerm } from './hold-post';
import { alreadyThereSince, lastRegistrar, noRegistryHere, noSuchOne, noSuchPost, noSuchRegistry, noSuchUnit, unitChanged } from './refusals';
import { countRegistries, findDefaultRoute, findNamed, findRegistries, findRegistry, hasOtherRegistrar, lockRegistry, updateRegistry } from './registry-store';
import { endSeat, findWithin, lockInOffice, lockSeat } from './seat-store';

/** Which registry serves which unit, with its people. */
export async function registryStructure({ db, now }: ReadContext, { search, which, page, pageSize }: InputOf<typeof listEndpoint>) {
  const [data, counts] = await Promise.all([
    findRegistries(db, { search, which, now }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countRegistries(db, search, now),
  ]);
  return { data, total: counts[which], page, pageSize, ...counts };
}

/** The registry of a unit, and the role ids of its heads in this agency (specification §6). */
export function getRegistry(agency: Agency) {
  return async ({ db, now }: ReadContext, { unitId }: InputOf<typeof getEndpoint>) => {
    const item = await findRegistry(db, unitId, now);
    if (!item) throw notFound();
    return { item, headOfRegistryRoles: [...agency.headOfRegistryRoles] };
  };
}

/** Sets which registry serves a unit, and where its letters go first. */
export async function saveRegistry({ db, audit }: ActContext, { unitId, version, ...route }: InputOf<typeof saveEndpoint>) {
  const unit = await lockRegistry(db, unitId);
  if (!unit) throw notFound();
  if (unit.version !== version) throw unitChanged();
  const named = await findNamed(db, route);
  const faults: [string, Label, boolean][] = [
    ['registryUnitId', noSuchRegistry, !named.registry],
    ['presentToPostId', noSuchPost, !named.post || (route.presentsFirst && route.presentToPostId === null)],
    ['assignToUnitId', noSuchUnit, !named.unit],
  ];
  const found = faults.filter(([, , wrong]) => wrong).map(([field, text]) => [field, text] as const);
  if (found.length > 0) throw fieldsInvalid(Object.fromEntries(found));
  await updateRegistry(db, unitId, { ...route, registryUnitId: route.registryUnitId === unitId ? null : route.registryUnitId });
  audit({ detail: { unitId, ...route } });
  return {};
}

/** Makes a person registrar of a unit with a registry. */
export async function appointRegistrar(context: ActContext, input: InputOf<typeof appointEndpoint>) {
  const { db } = context;
  const { unitId, personId, function: work, startsOn, endsOn } = input;
  const unit = await lockRegistry(db, unitId);
  if (!unit) throw notFound();
  if (!unit.hasRegistry) throw noRegistryHere(unit.name);
  const person = await lockInOffice(db, personId);
  if (!person) throw fieldsInvalid({ personId: noSuchOne });
  checkTerm(input);
  if (await findWithin(db, { deskId: unit.deskId, function: work, personId, startsOn, endsOn })) throw alreadyThereSince(person.name);
  await giveUnitFunction(context, { personId, unitId, postId: null, function: work, startsOn, endsOn });
  return {};
}

/** Ends a registrar's function. The last one stays until another is appointed. */
export async function endRegistrar({ db, now, audit }: ActContext, { seatId, lastDay }: InputOf<typeof endEndpoint>) {
  const seat = await lockSeat(db, seatId, registryFunctions, now);
  if (!seat) throw notFound();
  checkLastDay(now, lastDay);
  const unit = await lockRegistry(db, seat.unitId);
  if (unit?.hasRegistry && seat.function !== 'secretRegistrar' && !(await hasOtherRegistrar(db, { seatId, deskId: seat.deskId, lastDay })))
    throw lastRegistrar(unit.name);
  await endSeat(db, seatId, lastDay);
  audit({ detail: { personId: seat.personId, unitId: seat.unitId, function: seat.function, lastDay } });
  return {};
}

/** Where letters at one of the reader's desks go first. Who holds the post before which they come has them already. */
export async function defaultRoute({ db, actor, now }: ReadContext, { deskId }: InputOf<typeof routeEndpoint>) {
  if (!actor.seats.some((seat) => seat.deskId === deskId)) throw notFound();
  const route = await findDefaultRoute(db, deskId, now);
  const holds = actor.seats.some((seat) => seat.function === 'holder' && seat.deskId === route.presentTo?.deskId);
  return holds ? { ...route, presentsFirst: false, presentTo: null } : route;
}
