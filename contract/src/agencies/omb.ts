import { queueCodes } from '../queues/queue-codes';
import { agency } from './default-profile';

export const omb = agency({
  code: 'OMB',
  name: { th: 'สำนักงานผู้ตรวจการแผ่นดิน', en: 'Office of the Ombudsman of Thailand' },
  shortName: { th: 'สผผ.', en: 'OMB' },
  brand: {
    skin: 'omb',
    gradient: ['#2b0d1c', '#5a1a38', '#8b3a57'],
    button: '#6f2145',
    accent: '#dcb665',
  },
  header: { mobileLogoLink: '/portal', logoLink: '/intranet', showsLogs: false, testNotice: true },
  dashboard: { queues: queueCodes },
  // The specification allows a captcha for one agency without naming it, and excludes KRU, SAT, VEC and ONLB.
  captcha: true,
});
