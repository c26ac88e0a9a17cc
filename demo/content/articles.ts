import type { DemoScene } from '#demo/scenes.ts';
import blogEntries from '../data/blog-entries.json' with { type: 'json' };
import news from '../data/news.json' with { type: 'json' };
import { demoData } from '../data.ts';

interface Article {
  id: number;
  /** The date is counted back from the day of filling. */
  daysAgo: number;
  scene: DemoScene;
  title: string;
  lead: string;
  body: string;
}

export const demoNews = demoData<readonly Article[]>(news);
export const demoBlogEntries = demoData<readonly (Article & { author: string })[]>(blogEntries);
