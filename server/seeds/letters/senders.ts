import { z } from 'zod';
import { readContent } from '../read-content';

/** An agency, an enterprise or a company that writes to the office; missing values are empty texts. */
export interface Sender {
  key: string;
  name: string;
  /** Letter code and unit number; empty if the sender is not an agency. */
  code: string;
  /** As in file names (annex 7): `MOI0808`. */
  roman: string;
  /** Letters sent per day, so that numbers grow over the year. */
  perDay: number;
  address: string[];
  /** Printed under the signer's name. */
  position: string[];
  /** The owning unit, printed at the foot. */
  unit: string;
  phone: string;
}

const named = { key: z.string(), name: z.string(), code: z.string(), address: z.array(z.string()) };

const content = readContent(
  'senders.yaml',
  z.strictObject({
    agencies: z.array(z.strictObject({ ...named, roman: z.string(), perDay: z.int(), position: z.array(z.string()), unit: z.string(), phone: z.string() })),
    companies: z.array(z.strictObject({ ...named, position: z.string() })),
    signers: z.array(z.string()),
    citizens: z.array(z.strictObject({ name: z.string(), place: z.string() })),
  }),
);

export const { signers, citizens } = content;
export const agencies: readonly Sender[] = content.agencies;
export const companies: readonly Sender[] = content.companies.map((company) => ({
  ...company,
  roman: '',
  perDay: 2,
  position: [company.position],
  unit: '',
  phone: '',
}));
