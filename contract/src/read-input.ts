import * as z from 'zod/mini';

type Path = readonly (string | number)[];
/**
 * Values that no call accepts, whatever its schema says; the issue's `format` names them. `uncleanText` contains NUL or half a surrogate
 * pair, which neither the database nor paper can hold; `farDay` is outside the Buddhist years 2400 to 3000.
 */
export type BorderFault = 'uncleanText' | 'farDay';
interface Fault {
  at: Path;
  fault: BorderFault;
}
/** Converts a sent value to what a schema asks for; a value that does not fit stays as it is, for the schema to refuse. */
type Read = (sent: unknown, at: Path, faults: Fault[]) => unknown;

const firstDay = '1857-01-01';
const lastDay = '2457-12-31';

export type ReadInput<S extends z.ZodMiniType> = (sent: unknown) => { data: z.output<S> } | { issues: readonly z.core.$ZodIssue[] };

/**
 * Reads the input of a call in the same way from a form, an address and JSON: digits become numbers where a number is expected and the
 * other way round, `1` and `true` become yes, a single value becomes a list. Null and (where it has no other meaning) empty text mean that
 * nothing is given.
 */
export function inputReader<S extends z.ZodMiniType>(schema: S): ReadInput<S> {
  const read = compile(schema);
  return (sent) => {
    const faults: Fault[] = [];
    const parsed = schema.safeParse(read(sent, [], faults), { reportInput: true });
    if (parsed.success && faults.length === 0) return { data: parsed.data };
    return { issues: [...faults.map(issueOf), ...(parsed.error?.issues ?? [])] };
  };
}

const issueOf = ({ at, fault }: Fault) => ({ code: 'invalid_format', format: fault, path: [...at], message: '' }) as unknown as z.core.$ZodIssue;

function compile(schema: z.core.$ZodType): Read {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'date' ? day : text;
    case 'number':
      return number;
    case 'boolean':
      return yesOrNo;
    case 'enum':
      return oneOf(Object.values(def.entries));
    case 'literal':
      return oneOf(def.values);
    case 'optional':
    case 'default':
    case 'catch':
      return given(def.innerType, undefined);
    case 'nullable':
      return given(def.innerType, null);
    case 'array':
      return list(compile(def.element));
    case 'object':
      return record(def);
    case 'record':
      return entries(compile(def.valueType));
    case 'union':
      return firstThatFits(def.options);
    case 'pipe':
      return compile(def.in);
    default:
      return same;
  }
}

const same: Read = (sent) => sent;

const text: Read = (sent, at, faults) => {
  if (typeof sent === 'number') return String(sent);
  if (typeof sent === 'string' && !isClean(sent)) faults.push({ at, fault: 'uncleanText' });
  return sent;
};

const day: Read = (sent, at, faults) => {
  if (typeof sent === 'string' && /^\d{4}-/.test(sent) && (sent < firstDay || sent > lastDay)) faults.push({ at, fault: 'farDay' });
  return text(sent, at, faults);
};

const isClean = (sent: string): boolean => !sent.includes('\u0000') && !/\p{Cs}/u.test(sent);

const number: Read = (sent) => (typeof sent === 'string' && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(sent) ? Number(sent) : sent);

const yes = ['true', '1', 'on', 'yes'];
const no = ['false', '0', 'off', 'no'];
const yesOrNo: Read = (sent) => {
  if (typeof sent !== 'string' && typeof sent !== 'number') return sent;
  const said = String(sent).toLowerCase();
  if (yes.includes(said)) return true;
  return no.includes(said) ? false : sent;
};

/** One of a few values, written as text or number; a flag of 0 and 1 may be sent as false and true. */
function oneOf(values: readonly unknown[]): Read {
  const bySaying = new Map(values.map((value) => [String(value), value]));
  return (sent) => {
    const said = typeof sent === 'boolean' ? Number(sent) : sent;
    if (typeof said !== 'string' && typeof said !== 'number') return sent;
    return bySaying.has(String(said)) ? bySaying.get(String(said)) : sent;
  };
}

/** An optional value. Null, and empty text unless it is a valid value, omit it. */
function given(inner: z.core.$ZodType, absent: null | undefined): Read {
  const read = compile(inner);
  const takes = (value: unknown) => z.safeParse(inner, read(value, [], [])).success;
  const instead = new Map([null, ''].filter((nothing) => !takes(nothing)).map((nothing): [unknown, null | undefined] => [nothing, absent]));
  return (sent, at, faults) => {
    if (sent === undefined || instead.has(sent)) return sent === undefined ? undefined : instead.get(sent);
    return read(sent, at, faults);
  };
}

function list(item: Read): Read {
  return (sent, at, faults) => {
    if (sent === undefined || sent === null) return sent;
    if (sent === '') return [];
    return (Array.isArray(sent) ? sent : [sent]).map((one, place) => item(one, [...at, place], faults));
  };
}

const isRecord = (sent: unknown): sent is Record<string, unknown> => typeof sent === 'object' && sent !== null && !Array.isArray(sent);

function record({ shape, catchall }: z.core.$ZodObjectDef): Read {
  const fields = Object.entries(shape).map(([name, field]): [string, Read] => [name, compile(field)]);
  return (sent, at, faults) => {
    if (sent === '') return {};
    if (!isRecord(sent)) return sent;
    // Unknown names are passed on only if the schema refuses them.
    const taken: Record<string, unknown> = catchall ? { ...sent } : {};
    for (const [name, read] of fields) {
      const value = Object.hasOwn(sent, name) ? read(sent[name], [...at, name], faults) : undefined;
      if (value === undefined) delete taken[name];
      else taken[name] = value;
    }
    return taken;
  };
}

function entries(value: Read): Read {
  return (sent, at, faults) => {
    if (sent === '') return {};
    if (!isRecord(sent)) return sent;
    if (!Object.keys(sent).every(isClean)) faults.push({ at, fault: 'uncleanText' });
    return Object.fromEntries(Object.entries(sent).map(([name, one]) => [name, value(one, [...at, name], faults)]));
  };
}

/** A value that fits unchanged is preferred over a converted one. */
function firstThatFits(options: readonly z.core.$ZodType[]): Read {
  const readers = options.map((option) => ({ option, read: compile(option) }));
  return (sent, at, faults) => {
    const fitting =
      readers.find(({ option }) => z.safeParse(option, sent).success) ?? readers.find(({ option, read }) => z.safeParse(option, read(sent, at, [])).success);
    return fitting ? fitting.read(sent, at, faults) : sent;
  };
}
