import type { Label } from '@sarabun/contract/values/label';
import * as z from 'zod/mini';

const sayers = { th: z.locales.th().localeError, en: z.locales.en().localeError };

/** What is wrong with each field, in both languages; the first fault of a field is the one told. */
export function wordFaults(issues: readonly z.core.$ZodIssue[]): Record<string, Label> {
  const fields: Record<string, Label> = {};
  for (const issue of issues) fields[issue.path.map(String).join('.') || '*'] ??= { th: say('th', issue), en: say('en', issue) };
  return fields;
}

function say(language: 'th' | 'en', issue: z.core.$ZodIssue): string {
  const said = sayers[language](issue as z.core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}
