// First, so that no schema is made before it is known that code may not be made at run time.
import './platform/no-code-from-text';
import './ui/styles/styles.css';
import './ui/styles/ui.module.css';
import { start } from './app/start';

void start();
