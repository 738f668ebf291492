import type { Variant } from '../catalogue';
import type { catalogue as thai } from '../th';

/**
 * Words that one agency says differently in Thai; everything else is the common Thai. The specification says that the variant
 * exists and not what it says, so nothing but the desk is named here until the agency says more.
 */
export const catalogue: Variant<typeof thai> = {
  portal: { toDesk: 'ไปที่แฟ้มงาน' },
};
