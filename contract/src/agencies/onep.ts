import { queueCodes } from '../queues/queue-codes';
import { agency } from './default-profile';

export const onep = agency({
  code: 'ONEP',
  name: { th: 'สำนักงานนโยบายและแผนทรัพยากรธรรมชาติและสิ่งแวดล้อม', en: 'Office of Natural Resources and Environmental Policy and Planning' },
  shortName: { th: 'สผ.', en: 'ONEP' },
  brand: {
    skin: 'onep',
    gradient: ['#0a2f26', '#12513a', '#2f7a55'],
    button: '#17603f',
    accent: '#a9c64f',
    logoSize: 112,
  },
  dashboard: { queues: queueCodes, marksOnBehalf: true },
});
