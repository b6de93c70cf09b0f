// The charge on each seat's crest; shape and colour go with it.
import crest0 from 'icon:heraldic-sun';
import crest1 from 'icon:raven';
import crest2 from 'icon:deer-head';
import crest3 from 'icon:robot-golem';
import crest4 from 'icon:griffin-symbol';

export const CRESTS = [crest0, crest1, crest2, crest3, crest4] as const;
