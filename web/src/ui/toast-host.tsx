import '@mantine/core/styles/Notification.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications } from '@mantine/notifications';

/** The corner in which toasts appear, away from the primary button, which is bottom right. Once in a page. */
export function ToastHost() {
  return <Notifications position="bottom-left" limit={4} zIndex={400} />;
}
