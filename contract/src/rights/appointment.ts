import * as z from 'zod/mini';
import { listRequest } from '../list';
import { oneLine } from '../values/one-line';

export const appointmentStates = ['running', 'coming', 'past'] as const;
export type AppointmentState = (typeof appointmentStates)[number];
export const appointmentsRequest = z.extend(listRequest, {
  state: z.optional(z.enum(appointmentStates)),
});

const isOneLine = z.regex(oneLine);
export const line = (least: number, most: number) => z.string().check(z.trim(), z.normalize('NFC'), z.minLength(least), z.maxLength(most), isOneLine);
