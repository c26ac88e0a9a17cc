import { ConsentBanner } from '#app/features/platform/consent/consent-banner.tsx';
import { islandViews } from '#app/features/platform/island/island-views.ts';
import { Footer } from '#app/features/shell/footer.tsx';
import { ReservedSpace } from '#app/screens/catalogue/listing/reserved-space.tsx';
import { OpinionsView } from '#app/screens/catalogue/product/opinions/opinions-view.tsx';
import { QuestionsView } from '#app/screens/catalogue/product/questions/questions-view.tsx';

islandViews.set('consent', ConsentBanner);
islandViews.set('footer', Footer);
islandViews.set('kept-room', ReservedSpace);
islandViews.set('opinions', OpinionsView);
islandViews.set('questions', QuestionsView);
