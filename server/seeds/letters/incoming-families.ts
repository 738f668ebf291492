import { z } from 'zod';
import { readContent } from '../read-content';
import { family } from './family';
import { agencies, companies } from './senders';

const families = z.array(
  z.strictObject({
    ...family,
    /** Empty for a letter from a citizen. */
    from: z.array(z.enum([...agencies, ...companies].map(({ key }) => key))),
    secrecy: z.literal([2, 3]).optional(),
    for: z.enum(['secretariat', 'planning', 'development', 'standards']),
    answerWithin: z.int().optional(),
  }),
);
export type Family = z.output<typeof families>[number];

export const incomingFamilies = readContent(
  'incoming-letters.yaml',
  z.strictObject({ external: families, secret: families, circular: families, stamped: families, company: families, citizen: families }),
);
