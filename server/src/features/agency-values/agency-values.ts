import {
  type AgencyValue,
  type AgencyValueName,
  agencyValueNames,
  agencyValues,
  type agencyValueHistory as historyEndpoint,
  type readAgencyValues as readEndpoint,
  type saveAgencyValue as saveEndpoint,
} from '@sarabun/contract/agency-values/agency-values';
import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import type { ActContext, ReadContext } from '../../platform/action';
import { changedMeanwhile } from '../settings';
import { notANumber, notARegistry, tooLong } from './refusals';
import { addValueHistory, findRegistries, findValueHistory, findValues, lockValues, writeValue } from './value-store';

/** The deployment's default and maximum of each number. */
export interface Deployment {
  standard: Partial<Record<AgencyValueName, number>>;
  most: Partial<Record<AgencyValueName, number>>;
}

const maxOf = (name: AgencyValueName, { most }: Deployment) => {
  const definition = agencyValues[name];
  return definition.kind === 'number' ? Math.min(definition.most, most[name] ?? definition.most) : null;
};

/** Every value with its default, and the units that may be named. */
export function readAgencyValues(deployment: Deployment) {
  return async ({ db }: ReadContext): Promise<AnswerOf<typeof readEndpoint>> => {
    const kept = new Map((await findValues(db)).map((value) => [value.name, value]));
    const items = agencyValueNames.map((name) => {
      const set = kept.get(name);
      const standard = deployment.standard[name] ?? null;
      return {
        name,
        value: set?.value ?? null,
        standard,
        most: maxOf(name, deployment),
        version: set?.version ?? 0,
        changedAt: set?.changedAt ?? null,
        changedBy: set?.changedBy ?? '',
      };
    });
    return { items, units: await findRegistries(db) };
  };
}

/** Sets a value or restores the default. Refuses values out of bounds, and overwriting a version that was not seen. */
export function saveAgencyValue(deployment: Deployment) {
  return async (context: ActContext, { name, value, version }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> => {
    const { db, actor, now } = context;
    await lockValues(db);
    const before = (await findValues(db)).find((one) => one.name === name);
    if ((before?.version ?? 0) !== version) throw changedMeanwhile();
    const proven = asKept(name, value);
    if (proven !== null) await prove(context, name, proven, deployment);
    const by = { by: actor.personId, now };
    await writeValue(db, name, proven, by);
    await addValueHistory(db, agencyValues[name].id, before?.value ?? null, proven, by);
    context.audit({ detail: { page: 'admin-configs', value: name, rowIds: [agencyValues[name].id] } });
    context.announce('settings.changed', { path: 'admin-configs', rowIds: [agencyValues[name].id] });
    return {};
  };
}

/** The stored form of a value; forms send a whole number as digits. */
function asKept(name: AgencyValueName, value: AgencyValue): AgencyValue {
  if (value === '' || value === null) return null;
  if (agencyValues[name].kind === 'text') return String(value);
  return /^\d{1,9}$/.test(String(value)) ? Number(value) : value;
}

async function prove({ db }: ActContext, name: AgencyValueName, value: NonNullable<AgencyValue>, deployment: Deployment): Promise<void> {
  const definition = agencyValues[name];
  if (definition.kind === 'number') {
    const most = maxOf(name, deployment) ?? definition.most;
    if (typeof value !== 'number' || value < definition.least || value > most) throw notANumber(definition.least, most);
  } else if (definition.kind === 'text') {
    if (typeof value !== 'string' || value.length > definition.maxLength) throw tooLong(definition.maxLength);
  } else if (definition.kind === 'flag') {
    if (value !== 1) throw notANumber(1, 1);
  } else if (!(await findRegistries(db)).some(({ id }) => id === value)) throw notARegistry();
}

export async function agencyValueHistory({ db }: ReadContext, { name }: InputOf<typeof historyEndpoint>): Promise<AnswerOf<typeof historyEndpoint>> {
  return { items: await findValueHistory(db, agencyValues[name].id) };
}
