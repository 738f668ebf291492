import type { AnswerOf, InputOf } from '@sarabun/contract/endpoint';
import { lineWebhookAddress } from '@sarabun/contract/line/line-account';
import {
  lineChannelRow,
  type readLineChannel as readEndpoint,
  type removeLineChannel as removeEndpoint,
  type saveLineChannel as saveEndpoint,
} from '@sarabun/contract/line/line-channel';
import type { ActContext, ReadContext } from '../../platform/action';
import type { Database } from '../../platform/database';
import type { SecretBox } from '../../platform/keys/secret-box';
import { lineClient } from '../../platform/services/line-client';
import { changedMeanwhile } from '../settings';
import { addChannelHistory, findChannel, findChannelHistory, lockChannel, writeChannel } from './line-channel-store';
import type { LineSettings } from './link-account';
import { lineFromDeployment, lineNeedsPublicUrl, lineSecretMissing } from './refusals';

interface ChannelKeys {
  channelSecret: string;
  accessToken: string;
}

/** What the deployment says of LINE. Keys of its own go before those that the office set. */
export interface LineDeployment {
  keys: ChannelKeys | null;
  addFriend: string | null;
  endpoint: string;
  linkAddress: string;
  publicUrl: string | null;
  secrets: SecretBox;
}

const sealedFor = 'line channel';

const keysIn = (sealed: Buffer | null | undefined, secrets: SecretBox): ChannelKeys | null => {
  const opened = sealed ? secrets.open(sealedFor, sealed) : null;
  return opened === null ? null : (JSON.parse(opened) as ChannelKeys);
};

/** The channel that counts now; null without one, or if its secrets cannot be opened. */
export async function currentLine(db: Database, deployment: LineDeployment): Promise<LineSettings | null> {
  const { publicUrl, endpoint, linkAddress, secrets } = deployment;
  if (publicUrl === null) return null;
  const kept = deployment.keys ? null : await findChannel(db);
  const keys = deployment.keys ?? keysIn(kept?.sealed, secrets);
  return keys && { client: lineClient({ endpoint, ...keys }), addFriend: kept?.addFriend || deployment.addFriend, linkAddress, publicUrl };
}

export const readLineChannel =
  (deployment: LineDeployment) =>
  async ({ db }: ReadContext): Promise<AnswerOf<typeof readEndpoint>> => {
    const kept = await findChannel(db);
    const isSet = Boolean(kept?.sealed);
    return {
      source: deployment.keys ? 'deployment' : isSet ? 'office' : 'none',
      unreadable: !deployment.keys && isSet && keysIn(kept?.sealed, deployment.secrets) === null,
      addFriend: (deployment.keys ? null : kept?.addFriend) || deployment.addFriend || '',
      webhook: deployment.publicUrl && new URL(lineWebhookAddress, deployment.publicUrl).href,
      version: kept?.version ?? 0,
      history: await findChannelHistory(db),
    };
  };

/** Sets the channel. A secret that is left empty stays as it is; both are needed at first. */
export const saveLineChannel =
  (deployment: LineDeployment) =>
  async (context: ActContext, { version, addFriend, ...typed }: InputOf<typeof saveEndpoint>): Promise<AnswerOf<typeof saveEndpoint>> => {
    const { db, actor, now } = context;
    if (deployment.publicUrl === null) throw lineNeedsPublicUrl();
    const kept = await lockedChannel(context, deployment, version);
    const before = keysIn(kept?.sealed, deployment.secrets);
    const channelSecret = typed.channelSecret || before?.channelSecret;
    const accessToken = typed.accessToken || before?.accessToken;
    if (!channelSecret) throw lineSecretMissing('channelSecret');
    if (!accessToken) throw lineSecretMissing('accessToken');
    const by = { by: actor.personId, now };
    await writeChannel(db, { sealed: deployment.secrets.seal(sealedFor, JSON.stringify({ channelSecret, accessToken })), addFriend }, by);
    await addChannelHistory(db, 'update', by);
    announceChange(context);
    return {};
  };

export const removeLineChannel =
  (deployment: LineDeployment) =>
  async (context: ActContext, { version }: InputOf<typeof removeEndpoint>): Promise<AnswerOf<typeof removeEndpoint>> => {
    const { db, actor, now } = context;
    await lockedChannel(context, deployment, version);
    const by = { by: actor.personId, now };
    await writeChannel(db, { sealed: null, addFriend: '' }, by);
    await addChannelHistory(db, 'remove', by);
    announceChange(context);
    return {};
  };

async function lockedChannel({ db }: ActContext, { keys }: LineDeployment, version: number) {
  if (keys) throw lineFromDeployment();
  await lockChannel(db);
  const kept = await findChannel(db);
  if ((kept?.version ?? 0) !== version) throw changedMeanwhile();
  return kept;
}

function announceChange({ audit, announce }: ActContext): void {
  audit({ detail: { page: 'admin-configs', rowIds: [lineChannelRow] } });
  announce('settings.changed', { path: 'admin-configs', rowIds: [lineChannelRow] });
}
