import { z } from 'zod';
import { readContent } from '../read-content';
import { family } from './family';

const families = z.array(
  z.strictObject({
    ...family,
    to: z.string(),
    writers: z.array(z.enum(['officer1', 'officer2', 'officer3', 'personnel', 'finance', 'security', 'secret'])),
    signer: z.enum(['director', 'head']),
    secrecy: z.literal(2).optional(),
  }),
);
export type OwnFamily = z.output<typeof families>[number];

const content = readContent(
  'own-letters.yaml',
  z.strictObject({
    memos: families,
    notes: families,
    external: families,
    circulars: families,
    orders: families,
    regulations: families,
    bylaws: families,
    announcements: families,
    statements: families,
    news: families,
    certificates: families,
    meetings: z.array(z.strictObject({ key: z.string(), name: z.string(), room: z.string(), perYear: z.int() })),
    meetingMatters: z.array(z.strictObject({ matter: z.string(), resolution: z.string() })),
  }),
);
export const { meetings, meetingMatters, ...ownFamilies } = content;
