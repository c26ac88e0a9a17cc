import { ConsentBanner } from './features/consent/consent-banner.tsx';
import { islandViews } from './features/island/island-views.ts';
import { Footer } from './features/shell/footer.tsx';
import { KeptRoom } from './screens/listing/kept-room.tsx';
import { OpinionsView } from './screens/product/opinions/opinions-view.tsx';
import { QuestionsView } from './screens/product/questions/questions-view.tsx';

islandViews.set('consent', ConsentBanner);
islandViews.set('footer', Footer);
islandViews.set('kept-room', KeptRoom);
islandViews.set('opinions', OpinionsView);
islandViews.set('questions', QuestionsView);
