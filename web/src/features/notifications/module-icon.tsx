import type { NotificationModule } from '@sarabun/contract/notifications/notifications';
import { IconBeach, IconCar, IconDeviceDesktop, IconDoor, IconHomeCheck, IconMailOpened, IconUsersGroup } from '@tabler/icons-react';

const looks: Record<NotificationModule, { Icon: typeof IconCar; family: string }> = {
  SARABAN: { Icon: IconMailOpened, family: 'f-sign' },
  CAR: { Icon: IconCar, family: 'f-assign' },
  LEAVE: { Icon: IconBeach, family: 'f-assign' },
  WORK_FROM_HOME: { Icon: IconHomeCheck, family: 'f-watch' },
  ROOM: { Icon: IconDoor, family: 'f-receive' },
  ASSET: { Icon: IconDeviceDesktop, family: 'f-watch' },
  MEET: { Icon: IconUsersGroup, family: 'f-order' },
};

/** The icon of the module that notifies, in the colour of its kind of work. */
export function ModuleIcon({ module, size = 36 }: { module: NotificationModule; size?: number }) {
  const { Icon, family } = looks[module];
  return (
    <span className={`ficon ${family}`} style={{ width: size, height: size }} aria-hidden>
      <Icon size={Math.round(size / 1.9)} stroke={1.6} />
    </span>
  );
}

/** The bare icon of a module, for lists of modules. */
export function ModuleMark({ module }: { module: NotificationModule }) {
  const { Icon } = looks[module];
  return <Icon size={19} stroke={1.6} aria-hidden />;
}
