import { notifyArrival, notifyAssigned, notifyCommanded, notifyPresented, notifySentBack, notifySubmitted } from './features/notifications';
import { tellDesks } from './features/queues';
import { throwOutSessions } from './features/session';
import type { Listeners } from './platform/outbox';

/** Who hears of which event. */
export const listeners: Listeners = {
  'session.ended': [throwOutSessions],
  'queues.moved': [tellDesks],
  'document.arrived': [notifyArrival],
  'document.received': [],
  'document.assigned': [notifyAssigned],
  'document.presented': [notifyPresented],
  'document.commanded': [notifyCommanded],
  'document.sentBack': [notifySentBack],
  'document.reported': [],
  'document.closed': [],
  'document.submitted': [notifySubmitted],
  'document.signed': [],
};
