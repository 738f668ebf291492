export { CollectionPanels } from './collection-panels';
