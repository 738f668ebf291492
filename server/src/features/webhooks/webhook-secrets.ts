import { randomBytes } from 'node:crypto';

/** A new secret that signs deliveries. */
export const newWebhookSecret = () => `whsec_${randomBytes(32).toString('base64url')}`;

/** What the secrets of a webhook are sealed for. */
export const sealedFor = (subscriptionId: number) => `webhook:${subscriptionId}`;
