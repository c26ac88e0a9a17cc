import { breakfast, doorstep, lanterns, workplace } from './close.ts';
import { hangingPlaces } from './hanging-places.ts';
import { pegs, presents, table } from './indoors.ts';
import { brook, coldCamp, crossroads, duskHut, embers, winterPass } from './moments.ts';
import { dawn, fire, nightTent, ride, ridgeHut, trail, winter } from './outdoors.ts';
import { table as emptyTable, meadow, snow, walls } from './places.ts';
import { hammock, sledding } from './rest.ts';
import type { Scene } from './scene.ts';
import { tentBench, weaver } from './workshop.ts';

/** The scenes by the name of their picture. */
export const scenes: Record<string, Scene> = {
  swit: dawn,
  ognisko: fire,
  zima: winter,
  gorce: ridgeHut,
  wieszak: pegs,
  prog: doorstep,
  szlak: trail,
  nocleg: nightTent,
  sniadanie: breakfast,
  latarnie: lanterns,
  drewno: workplace,
  rower: ride,
  sanki: sledding,
  stol: table,
  prezenty: presents,
  hamak: hammock,
  ogien: embers,
  schronisko: duskHut,
  potok: brook,
  drogowskaz: crossroads,
  przelecz: winterPass,
  przymrozek: coldCamp,
  serwis: tentBench,
  tkalnia: weaver,
  'miejsce-table': emptyTable,
  'miejsce-meadow': meadow,
  'miejsce-snow': snow,
  ...walls,
  ...hangingPlaces,
};
