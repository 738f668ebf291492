import { z } from 'zod';
import { readContent } from './read-content';

const words = z.array(z.string());

export const { ministry, departmentFields, divisions, firstNames, lastNames, officerPosts, senders, openings, matters, tasks, commands } = readContent(
  'large-office-words.yaml',
  z.strictObject({
    ministry: z.string(),
    departmentFields: words,
    divisions: words,
    firstNames: z.strictObject({ นาย: words, นาง: words, นางสาว: words }),
    lastNames: words,
    officerPosts: words,
    senders: z.array(z.strictObject({ name: z.string(), code: z.string() })),
    openings: words,
    matters: words,
    tasks: words,
    commands: words,
  }),
);
