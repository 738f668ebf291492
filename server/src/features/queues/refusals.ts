import { Refusal, secondsInEnglish, wrongField } from '../../platform/errors';

export const queueNotShown = () => wrongField('typeCode', 'queueNotShown', { th: 'หน่วยงานนี้ไม่ใช้คิวงานนี้', en: 'This agency does not use this queue.' });

/** After many wrong addresses of feeds from one network. */
export const waitForFeed = (seconds: number) =>
  new Refusal(
    'tooMany',
    'waitForFeed',
    { th: `กรุณารอ ${seconds} วินาที แล้วลองใหม่`, en: `Please wait ${secondsInEnglish(seconds)}, then try again.` },
    { retryAfter: seconds },
  );

/** A calendar program that reads much more often than deadlines change. */
export const feedReadTooOften = () =>
  new Refusal(
    'tooMany',
    'feedReadTooOften',
    { th: 'อ่านปฏิทินนี้บ่อยเกินไป กรุณาลองใหม่ในชั่วโมงหน้า', en: 'This calendar is read too often. Please try again in an hour.' },
    { retryAfter: 3600 },
  );
