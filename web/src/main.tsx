// First, so that no schema is created before code generation at run time is switched off.
import './platform/no-code-from-text';
import './ui/styles/styles.css';
import './ui/styles/ui.module.css';
import { start } from './app/start';

void start();
