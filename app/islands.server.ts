import { islandViews } from './features/island/island.tsx';
import { OpinionsView } from './screens/product/opinions/opinions-view.tsx';
import { QuestionsView } from './screens/product/questions/questions-view.tsx';

islandViews.set('opinions', OpinionsView);
islandViews.set('questions', QuestionsView);
