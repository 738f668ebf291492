import * as calls from '@sarabun/contract/webhooks/webhooks';
import type { FastifyInstance } from 'fastify';
import { type Platform, serveAct, servePreparedAct, serveRead } from '../../platform/http';
import { testWebhook } from './test-webhook';
import { createWebhook, listDeliveries, listWebhooks, removeWebhook, resendDelivery, rotateWebhookSecret, saveWebhook, type WebhookRules } from './webhooks';

export function webhookRoutes(app: FastifyInstance, platform: Platform, rules: WebhookRules): void {
  serveRead(app, platform, calls.listWebhooks, listWebhooks);
  serveRead(app, platform, calls.listDeliveries, listDeliveries);
  serveAct(app, platform, calls.createWebhook, createWebhook(rules));
  serveAct(app, platform, calls.saveWebhook, saveWebhook(rules));
  serveAct(app, platform, calls.rotateWebhookSecret, rotateWebhookSecret(rules));
  serveAct(app, platform, calls.removeWebhook, removeWebhook);
  servePreparedAct(app, platform, calls.testWebhook, testWebhook(rules));
  serveAct(app, platform, calls.resendDelivery, resendDelivery);
}
