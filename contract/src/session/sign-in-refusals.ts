/** The `code` of the refusal that asks for the second factor. */
export const secondFactorRequired = 'secondFactorRequired';
/** The `code` of the refusal of a wrong one. */
export const secondFactorWrong = 'secondFactorWrong';
/** The `code` of the refusal that asks for a captcha, or for another one. */
export const captchaRequired = 'captchaRequired';
