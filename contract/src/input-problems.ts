import type * as z from 'zod/mini';
import { fieldLabel } from './field-labels';
import { faultTexts, places } from './input-problem-texts';
import type { BorderFault } from './read-input';
import type { Label } from './values/label';
import { oneLine } from './values/one-line';
import { maxInteger } from './wire';

type Issue = z.core.$ZodIssue;
/** Field names that differ from those of other calls. */
type Labels = Readonly<Record<string, Label>>;

/** What is wrong with each field, in both languages; only the first problem of a field is reported. */
export function describeProblems(issues: readonly Issue[], labels: Labels = {}): Record<string, Label> {
  const fields: Record<string, Label> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || '*'] ??= sentence(issue, placeOf(issue.path, labels));
  return fields;
}

/** The name of a place. A part without its own name, such as a key that the office chose, takes the name of its parent. */
function placeOf(path: readonly PropertyKey[], labels: Labels): Label {
  const labelOf = (name: PropertyKey | undefined) => {
    if (typeof name !== 'string') return undefined;
    return Object.hasOwn(labels, name) ? labels[name] : fieldLabel(name);
  };
  const last = path.findLastIndex((name) => labelOf(name) !== undefined);
  const label = labelOf(path[last]);
  if (!label) return places.whole;
  const after = path[last + 1];
  if (typeof after === 'number') return places.entry(label, after + 1);
  const [list, place] = [labelOf(path[last - 2]), path[last - 1]];
  return list && typeof place === 'number' ? places.ofEntry(label, list, place + 1) : places.field(label);
}

function sentence(issue: Issue, place: Label): Label {
  if (issue.input === undefined || issue.input === null || issue.input === '') if (isAboutValue(issue)) return faultTexts.missing(place);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, place);
    case 'invalid_value':
      return faultTexts.notAChoice(place);
    case 'too_big':
      return tooBig(issue, place);
    case 'too_small':
      return tooSmall(issue, place);
    case 'invalid_format':
      return wrongFormat(issue, place);
    case 'unrecognized_keys':
      return faultTexts.unknownField(place);
    default:
      return faultTexts.wrongForm(place);
  }
}

/** Whether an issue concerns the value itself; issues that the border finds carry no value. */
const isAboutValue = (issue: Issue): boolean => issue.code !== 'unrecognized_keys' && !(issue.code === 'invalid_format' && isBorderFault(issue.format));

const isBorderFault = (format: string): format is BorderFault => format === 'uncleanText' || format === 'farDay';

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType, place: Label): Label {
  switch (expected) {
    case 'string':
      return faultTexts.notText(place);
    case 'boolean':
      return faultTexts.notYesOrNo(place);
    case 'array':
      return faultTexts.notAList(place);
    case 'number':
    case 'int':
      return typeof input === 'number' ? faultTexts.notWhole(place) : faultTexts.notDigits(place);
    default:
      return faultTexts.wrongForm(place);
  }
}

function tooBig({ origin, maximum }: z.core.$ZodIssueTooBig, place: Label): Label {
  const most = Number(maximum);
  if (origin === 'string') return faultTexts.tooLong(place, most);
  if (origin === 'array') return faultTexts.tooMany(place, most);
  return most >= maxInteger ? faultTexts.tooLarge(place) : faultTexts.aboveMost(place, most);
}

function tooSmall({ origin, minimum }: z.core.$ZodIssueTooSmall, place: Label): Label {
  const least = Number(minimum);
  if (origin === 'string') return faultTexts.tooShort(place, least);
  if (origin === 'array') return least === 1 ? faultTexts.missing(place) : faultTexts.tooFew(place, least);
  return faultTexts.belowLeast(place, least);
}

function wrongFormat({ format, pattern }: z.core.$ZodIssueInvalidStringFormat, place: Label): Label {
  if (isBorderFault(format)) return faultTexts[format](place);
  if (format === 'date') return faultTexts.notADay(place);
  return pattern === String(oneLine) ? faultTexts.manyLines(place) : faultTexts.wrongForm(place);
}
