export { webhookListeners } from './note-deliveries';
export { webhookRoutes } from './routes';
export { webhookKind } from './send-deliveries';
export type { WebhookRules } from './webhooks';
