// Generated from the JSON Schemas by scripts/generate. Do not edit: change the schema and run npm run generate.

/**
 * Licences that open the title, if it needs one. Filled in by the server.
 */
export type LicenceIds = number[];
/**
 * What the button does.
 */
export type Action = {} & (NavigateAction | TabAction);
/**
 * A button of the hero: one that leads somewhere, or one that puts a title into the viewer's lists.
 */
export type HeroButton = (WatchNow | ToASection | ToARoute | ToAnAddress | AddToAWatchlist | AddToTheFavourites) & {};
/**
 * For a title of the access DENIED: entitlements of licences.json that open it, any one of them. Without it the title needs CATALOGUE.
 *
 * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
 */
export type Entitlements = string[];
/**
 * Words that rows choose titles by. One of the form name:value, such as division:Flyweight, is also a filter of the grid.
 */
export type Tags = string[];
/**
 * Languages of the sound, such as en.
 */
export type AudioTracks = string[];
/**
 * Who made it and who is in it, in the order in which they are shown.
 */
export type People = {
  /**
   * Name of the person.
   */
  name: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  role: string;
  /**
   * Whom an actor plays.
   */
  character?: string;
}[];
/**
 * The values to choose from, in this order.
 */
export type AcceptableValues = AcceptableValue[];
/**
 * One entry of a menu: its words and where it leads.
 */
export type MenuItem = (
  | {
      /**
       * The type.
       */
      type: 'VIEW';
      /**
       * Where the item leads.
       */
      data: {
        /**
         * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
         */
        view: string;
        /**
         * Whether it opens in a new tab.
         */
        target?: '_blank' | '_self';
      };
    }
  | {
      /**
       * The type.
       */
      type: 'SECTION';
      /**
       * Where the item leads.
       */
      data: {
        /**
         * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
         */
        sectionId: string;
        /**
         * Whether it opens in a new tab.
         */
        target?: '_blank' | '_self';
      };
    }
  | {
      /**
       * The type.
       */
      type: 'LINK';
      /**
       * Where the item leads.
       */
      data: {
        /**
         * A web address (http or https), a path on this site (/…), mailto: or tel:.
         */
        url: string;
        /**
         * Whether it opens in a new tab.
         */
        target?: '_blank' | '_self';
      };
    }
  | {
      /**
       * The type.
       */
      type: 'ROUTE';
      /**
       * Where the item leads.
       */
      data: {
        /**
         * A web address (http or https), a path on this site (/…), mailto: or tel:.
         */
        route: string;
        /**
         * Whether it opens in a new tab.
         */
        target?: '_blank' | '_self';
      };
    }
  | {
      /**
       * The type.
       */
      type: 'PLUGIN';
      /**
       * Where the item leads.
       */
      data: {
        /**
         * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
         */
        pluginId: string;
        /**
         * Whether it opens in a new tab.
         */
        target?: '_blank' | '_self';
      };
    }
) & {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Words of the item.
   */
  label: string;
  /**
   * Whether the item shows its words, its icon or both. Without it the menu’s layout decides. An item without an icon always shows its words.
   */
  layout?: 'TEXT' | 'ICON' | 'ICON_AND_TEXT';
  /**
   * How the item stands out.
   */
  style?: {
    /**
     * Featured items stand in the bar itself, the others in the menu behind the button.
     */
    featured?: boolean;
    /**
     * Name of one of the product’s icons (home, search, calendar, live, list, person, heart …) or the address of a picture. An icon that cannot be shown is left out.
     */
    icon?: string;
  };
  /**
   * Who sees the item.
   */
  visibility?: 'ALL' | 'GUEST' | 'SIGNED_IN';
  /**
   * Items below this one; these have none of their own. Each is checked by itself.
   */
  children?: unknown[];
};

export interface EverySchema {
  BucketBlock?: BucketBlock;
  ButtonBlock?: ButtonBlock;
  ButtonListBlock?: ButtonListBlock;
  CardListBlock?: CardListBlock;
  FightersBlock?: FightersBlock;
  FilterListBlock?: FilterListBlock;
  FooterBlock?: FooterBlock;
  FormBlock?: FormBlock;
  GiftsBlock?: GiftsBlock;
  GridBlockBlock?: GridBlockBlock;
  GroupListBlock?: GroupListBlock;
  HeroBlock?: HeroBlock;
  ImageBlock?: ImageBlock;
  ImageTextBlock?: ImageTextBlock;
  LiveRowBlock?: LiveRowBlock;
  NewsBlock?: NewsBlock;
  PlansBlock?: PlansBlock;
  PluginBlock?: PluginBlock;
  ProgrammeGuideBlock?: ProgrammeGuideBlock;
  QuestionsBlock?: QuestionsBlock;
  ReviewFormBlock?: ReviewFormBlock;
  SearchBlock?: SearchBlock;
  SeparatorBlock?: SeparatorBlock;
  SeriesBlock?: SeriesBlock;
  TabsBlock?: TabsBlock;
  TagListBlock?: TagListBlock;
  TextBlockBlock?: TextBlockBlock;
  VideoBlock?: VideoBlock;
  Accounts?: Accounts;
  AddressForm?: AddressForm;
  Button?: Button;
  Card?: Card;
  Catalogue?: Catalogue;
  ConsentTerm?: ConsentTerm;
  Consent?: Consent;
  Country?: Country;
  Element?: Element;
  FightersDocument?: FightersDocument;
  Form?: Form;
  GuideDocument?: GuideDocument;
  Labels?: Labels;
  Licence?: Licence;
  Licences?: Licences;
  Link?: Link;
  LiveCard?: LiveCard;
  Media?: Media;
  MenuItem?: MenuItem;
  Menu?: Menu;
  Money?: Money;
  NewsDocument?: NewsDocument;
  Page?: Page;
  Paging?: Paging;
  Plugin?: Plugin;
  Programme?: Programme;
  Realm?: Realm;
  RowContract?: RowContract;
  RowStyle?: RowStyle;
  SeasonItem?: SeasonItem;
  Source?: Source;
  TextElement?: TextElement;
  Texts?: Texts;
  Theme?: Theme;
  VoucherCampaign?: VoucherCampaign;
  Vouchers?: Vouchers;
  AddressField?: AddressField;
  AdministrativeLevel1Field?: AdministrativeLevel1Field;
  BirthDateField?: BirthDateField;
  CheckboxField?: CheckboxField;
  ConfirmPasswordField?: ConfirmPasswordField;
  DateField?: DateField;
  DropdownField?: DropdownField;
  EmailField?: EmailField;
  FullNameField?: FullNameField;
  Line1Field?: Line1Field;
  NameField?: NameField;
  NumberField?: NumberField;
  PasswordField?: PasswordField;
  PhoneNumberField?: PhoneNumberField;
  PostalCodeField?: PostalCodeField;
  RadioField?: RadioField;
  TaxNumberField?: TaxNumberField;
  TextField?: TextField;
  TextareaField?: TextareaField;
}
/**
 * A row of cards that goes on for as long as its source has titles.
 */
export interface BucketBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * Number or name of the row, unique on its page.
   */
  bucketId: number | string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  exid: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * What the row holds. EPG: channels with their programmes.
   */
  type: 'VOD_VIDEO' | 'VOD_SERIES' | 'VOD_SEASON' | 'PLAYLIST' | 'LIVE' | 'UPCOMING' | 'EPG' | 'SECTION_LINK' | 'MIXED';
  source?: Source;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sectionId?: string;
  /**
   * The titles. Filled in by the server from the source; without it the row asks for its first page itself.
   */
  contentList?: Card[];
  paging?: Paging;
  /**
   * ROW is one line that scrolls sideways. GRID is in columns that go on downwards, as the episodes of a season do.
   */
  layout?: 'ROW' | 'GRID';
  rowTypeData?: RowStyle;
  /**
   * Fewest titles that the row shows with; 1 when left out. A row that ends with fewer counts as empty.
   */
  minItems?: number;
  /**
   * What becomes of a row with too few titles. hide leaves it out, message keeps its title and says that there is nothing, fallback shows the first of the element's fallbacks that has something to show. Left out: message where there is an emptyTitle, else hide.
   */
  onEmpty?: 'hide' | 'message' | 'fallback';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  emptyDescription?: string;
  reserve?: Room;
  /**
   * Which of the viewer's lists the titles are of. Guests are not shown such a row, viewers' browsers ask for its titles. Filled in by the server.
   */
  personal?: 'HISTORY' | 'UP_NEXT' | 'FAVOURITES' | 'WATCHLIST';
}
/**
 * Which titles fill a row: some of the catalogue, or the viewer's own. The server resolves it; a browser never sees it.
 */
export interface Source {
  /**
   * Which kind of title to list. EPG lists the channels of the guide: events with programmes, that are not over. The last five are the viewer's own, which guests have none of: what was watched, what of it was begun and not finished, of each series the episode after the one that was finished last, the favourites, and what is in the watchlists. Of these only limit says more.
   */
  type:
    | 'VIDEOS'
    | 'SERIES'
    | 'SEASONS'
    | 'EPISODES'
    | 'PLAYLISTS'
    | 'PLAYLIST_ITEMS'
    | 'LIVE'
    | 'UPCOMING'
    | 'EPG'
    | 'IDS'
    | 'HISTORY'
    | 'CONTINUE_WATCHING'
    | 'UP_NEXT'
    | 'FAVOURITES'
    | 'WATCHLIST';
  /**
   * The titles by number, in the order to show, for IDS.
   *
   * Items: Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  ids?: number[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  tag?: string;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  seriesId?: number;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  seasonId?: number;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  playlistId?: number;
  /**
   * Order of the titles. MANUAL keeps the order of the catalogue or of ids.
   */
  sort?: 'NEWEST' | 'OLDEST' | 'TITLE' | 'MANUAL';
  /**
   * At most this many titles in all.
   */
  limit?: number;
}
/**
 * One title as a card shows it: the content item that every list of the service carries.
 */
export interface Card {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * Title in the viewer's language.
   */
  title: string;
  /**
   * Kind of content; decides the badge, the picture and where the card leads. VOD_VIDEO, VOD_PLAYLIST, SERIES, SEASON_VOD and LIVE_EVENT are other names of VOD, PLAYLIST, VOD_SERIES, VOD_SEASON and LIVE.
   */
  type:
    | 'VOD'
    | 'VOD_VIDEO'
    | 'PLAYLIST'
    | 'VOD_PLAYLIST'
    | 'SERIES'
    | 'VOD_SERIES'
    | 'VOD_SEASON'
    | 'SEASON_VOD'
    | 'LIVE'
    | 'LIVE_EVENT'
    | 'UPCOMING'
    | 'EPG'
    | 'DATA_FEED'
    | 'SECTION_LINK'
    | 'WATCHLIST';
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  licenceIds?: LicenceIds;
  /**
   * Whether it can be played now.
   */
  onlinePlayback?: 'AVAILABLE' | 'NOT_AVAILABLE';
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * Length in seconds.
   */
  duration?: number;
  /**
   * Start of the event, or of the premiere of a film that is to come, milliseconds since 1970 (UTC).
   */
  startDate?: number;
  /**
   * End of the event, milliseconds since 1970 (UTC).
   */
  endDate?: number;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  thumbnailUrl?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  posterUrl?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  /**
   * Whether the viewer has it among the favourites.
   */
  favourite?: boolean;
  /**
   * Languages of the sound, such as en.
   */
  audioTracks?: string[];
  /**
   * Sound without picture.
   */
  audioOnly?: boolean;
  /**
   * Show the live badge.
   */
  displayLiveBadge?: boolean;
  /**
   * Whether the event is on now.
   */
  live?: boolean;
  /**
   * The series that it belongs to.
   */
  series?: {
    /**
     * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
     */
    seriesId: number;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title: string;
  };
  /**
   * Place of an episode within its series.
   */
  episodeInformation?: {
    /**
     * Number of the season.
     */
    seasonNumber: number;
    /**
     * Number of the episode.
     */
    episodeNumber: number;
    /**
     * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
     */
    season?: number;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    seasonTitle?: string;
  };
  /**
   * Age rating.
   */
  rating?: {
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    rating: string;
    /**
     * Why.
     *
     * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    descriptors?: string[];
  };
  /**
   * Genres or strands.
   *
   * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  categories?: string[];
  /**
   * How many seasons a series has.
   */
  seasonCount?: number;
  /**
   * How many titles a playlist or season has.
   */
  vodCount?: number;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sectionId?: string;
  /**
   * The premiere at which a film is shown first; the card then leads to the film, whatever its kind.
   */
  premiereRelease?: {
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    type: string;
    /**
     * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
     */
    scheduledAt: string;
  };
  /**
   * The release that counts now.
   */
  computedRelease?: {
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    type: string;
    /**
     * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
     */
    scheduledAt: string;
  };
  /**
   * The lists that it stands in; their numbers go along in the card's address.
   */
  contentContext?: {
    /**
     * Number or name of the list.
     */
    id: number | string;
    /**
     * Kind of list.
     */
    type: 'PLAYLIST' | 'SEASON' | 'SERIES' | 'WATCHLIST';
    /**
     * Whose watchlist it is, where somebody else's is looked at.
     */
    owner?: string;
  }[];
  /**
   * What is on the channel now and next.
   */
  programmingInfo?: {
    currentProgramme?: Programme;
    nextProgramme?: Programme;
    /**
     * A picture: a path on this site (/…) or an http(s) address.
     */
    channelLogoUrl?: string;
  };
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  logoUrl?: string;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  liveEventId?: number;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName?: string;
  /**
   * Whether its title, picture or description may tell how something ended; viewers may have it hidden until they have watched it.
   */
  hasResults?: boolean;
  /**
   * Videos that show what it is like. The first that may be watched is offered in the card's menu.
   */
  trailers?: {
    /**
     * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
     */
    id: number;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title: string;
    /**
     * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
     */
    accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  }[];
  /**
   * How far the viewer has watched, in seconds.
   */
  watchProgress?: number;
}
/**
 * One programme of a channel: what is on, from when to when.
 */
export interface Programme {
  /**
   * Number of the programme.
   */
  id: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  episode: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  programme?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  rating?: string;
  /**
   * Kinds of programme, such as News.
   *
   * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  categories?: string[];
  /**
   * Number of the season that the episode belongs to.
   */
  seasonNumber?: number;
  /**
   * Number of the episode in its season.
   */
  episodeNumber?: number;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  startDate: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  endDate: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  thumbnailUrl?: string;
  /**
   * Length in seconds.
   */
  duration?: number;
  /**
   * Whether its name gives a result away; viewers may have it hidden.
   */
  hasResults?: boolean;
}
/**
 * Whether a list goes on, and from where.
 */
export interface Paging {
  /**
   * Whether another page follows.
   */
  moreDataAvailable: boolean;
  /**
   * Cursor to send back for the next page. Its content means nothing to a client.
   */
  lastSeen?: string | number;
}
/**
 * How a row of cards looks.
 */
export interface RowStyle {
  /**
   * Cards in one line or in two.
   */
  rowCount?: 1 | 2;
  /**
   * Show upright posters (2:3) instead of wide pictures (16:9).
   */
  displayPosters?: boolean;
  /**
   * Show pictures only; the text stays for screen readers.
   */
  hideMetadata?: boolean;
  /**
   * basic is a plain row, featured a row with a larger title and cards as wide as there is room, inline a row beside its own title, text and buttons.
   */
  rowType?: 'basic' | 'featured' | 'inline';
  /**
   * What lies behind the row.
   */
  background?: {
    /**
     * A picture: a path on this site (/…) or an http(s) address.
     */
    imageUrl?: string;
    /**
     * Colours from the theme, laid over the picture from top to bottom.
     */
    gradients?: ('background' | 'surface' | 'raised' | 'brand' | 'transparent')[];
  };
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  primaryCta?: CallToAction;
  secondaryCta?: CallToAction;
  /**
   * Alignment of the row's own text.
   */
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  /**
   * regular puts the text under the picture, stacked lays it over the picture.
   */
  metadataDisplayMode?: 'regular' | 'stacked';
  /**
   * Which picture of a playlist to show: title is the wide one with the title over it, poster the upright one.
   */
  playlistImageType?: 'title' | 'poster';
}
/**
 * A button with its words and where it leads.
 */
export interface CallToAction {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  ctaText: string;
  link: Link;
}
/**
 * Where a button, card or menu item leads.
 */
export interface Link {
  /**
   * What the link leads to. ROUTE is a page of the application by path, EXTERNAL an address elsewhere.
   */
  type: 'VOD' | 'LIVE' | 'EPG' | 'PLAYLIST' | 'SEASON' | 'SERIES' | 'SECTION' | 'PLUGIN' | 'ROUTE' | 'EXTERNAL';
  /**
   * Number of the title, or name of the section or plugin. Not needed for ROUTE and EXTERNAL.
   */
  id?: number | string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * A web address (http or https), a path on this site (/…), mailto: or tel:.
   */
  route?: string;
  /**
   * A web address (http or https), a path on this site (/…), mailto: or tel:.
   */
  url?: string;
}
/**
 * Room that is kept while the titles are on their way, so that nothing moves when they come. Rarely needed: a row keeps the room of its own cards.
 */
export interface Room {
  /**
   * Shape of the pictures that room is kept for, width to height. A row whose own pictures are taller keeps theirs.
   */
  aspect?: '16:9' | '1:1' | '2:3';
  /**
   * Cards that room is kept for. Left out: as many as a row shows side by side, eight in a grid and four in a list.
   */
  count?: number;
}
/**
 * One button between the elements of a page.
 */
export interface ButtonBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  /**
   * Picture before the words. It says nothing by itself.
   */
  icon?:
    | 'audio'
    | 'calendar'
    | 'check'
    | 'external'
    | 'globe'
    | 'info'
    | 'lock'
    | 'person'
    | 'play'
    | 'replay'
    | 'search'
    | 'subtitles';
  /**
   * How much it stands out. Use PRIMARY once on a screen, for the one thing to do.
   */
  type: 'PRIMARY' | 'SECONDARY' | 'QUIET';
  action: Action;
}
/**
 * Leads to a page.
 */
export interface NavigateAction {
  /**
   * navigate leads to a page.
   */
  type: 'navigate';
  /**
   * Where to.
   */
  data: {
    link: Link;
  };
}
/**
 * Opens a tab of this page.
 */
export interface TabAction {
  /**
   * tab opens one of the page's tabs.
   */
  type: 'tab';
  /**
   * Which tab.
   */
  data: {
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    tab: string;
  };
}
/**
 * Buttons side by side; on narrow screens they break into lines.
 */
export interface ButtonListBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * The buttons, the most important first.
   */
  buttons: Button[];
}
/**
 * A button: its words, its look and what it does.
 */
export interface Button {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  /**
   * Picture before the words. It says nothing by itself.
   */
  icon?:
    | 'audio'
    | 'calendar'
    | 'check'
    | 'external'
    | 'globe'
    | 'info'
    | 'lock'
    | 'person'
    | 'play'
    | 'replay'
    | 'search'
    | 'subtitles';
  /**
   * How much it stands out. Use PRIMARY once on a screen, for the one thing to do.
   */
  type: 'PRIMARY' | 'SECONDARY' | 'QUIET';
  action: Action;
}
/**
 * A fixed list of cards, chosen by hand.
 */
export interface CardListBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * LIST is one below the other, GRID in columns, CAROUSEL in one row that scrolls.
   */
  type: 'LIST' | 'GRID' | 'CAROUSEL';
  /**
   * Whether a CAROUSEL is a plain list on phones and tablets: one card below the other.
   */
  listOnSmallScreens?: boolean;
  source?: Source;
  /**
   * Cards per page; those that follow are loaded as the viewer comes to the end. Without it all come at once.
   */
  pageSize?: number;
  /**
   * The cards. Filled in by the server from the source.
   */
  cards?: Card[];
  paging?: Paging;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sectionId?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  bucketId?: string;
  /**
   * Fewest titles that the row shows with; 1 when left out. A row that ends with fewer counts as empty.
   */
  minItems?: number;
  /**
   * What becomes of a row with too few titles. hide leaves it out, message keeps its title and says that there is nothing, fallback shows the first of the element's fallbacks that has something to show. Left out: message where there is an emptyTitle, else hide.
   */
  onEmpty?: 'hide' | 'message' | 'fallback';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  emptyDescription?: string;
  emptyAction?: Button;
  reserve?: Room;
  /**
   * Which of the viewer's lists the titles are of. Guests are not shown such a row, viewers' browsers ask for its titles. Filled in by the server.
   */
  personal?: 'HISTORY' | 'UP_NEXT' | 'FAVOURITES' | 'WATCHLIST';
  /**
   * What leads on. Filled in by the server.
   */
  actions?: {
    /**
     * Loads the cards that follow. Before the page's program has loaded it is a link to them.
     */
    next?: {
      /**
       * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      text: string;
      /**
       * Key of a label that is said in place of the text, where the viewer's language has it.
       */
      label?: string;
      /**
       * What it does.
       */
      action: {
        /**
         * load is the only kind there is.
         */
        type: 'load';
        /**
         * What to load.
         */
        data: {
          /**
           * A path on this site, such as /search. An address elsewhere is refused.
           */
          url: string;
          /**
           * Cursor behind the last card. Its content means nothing to a client.
           */
          lastSeen: string;
          /**
           * What the list was asked for by.
           */
          currentSearch: {
            /**
             * What was searched for; of a grid there is none.
             */
            query?: string;
            /**
             * What is ticked: name:value,value for each filter.
             */
            facetsRequested: string[];
            /**
             * What the list is ordered by.
             */
            sort?: 'publicationDate' | 'title';
            /**
             * ASC from small to large, DESC from large to small.
             */
            sortDirection?: 'ASC' | 'DESC';
            /**
             * Cards per page.
             */
            rpp?: number;
          };
        };
      };
    };
  };
}
/**
 * Fighters with their portraits, records and bouts. Each leads to the fighter’s own page.
 */
export interface FightersBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  source?: FighterSource;
  /**
   * GRID shows them side by side, PROFILE the first one in full: the record by method, and every bout. Without it: GRID.
   */
  layout?: 'GRID' | 'PROFILE';
  /**
   * Fighters per page; those that follow are loaded as the viewer comes to the end. Without it all come at once.
   */
  pageSize?: number;
  /**
   * The fighters, in the order to show them. Filled in by the server from the source.
   */
  fighters?: Fighter[];
  paging?: Paging;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
}
/**
 * Which of the realm's fighters to show, in the order of their file.
 */
export interface FighterSource {
  /**
   * At most this many in all.
   */
  limit?: number;
}
/**
 * One fighter.
 */
export interface Fighter {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Full name.
   */
  name: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  nickname?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  record: FightRecord;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  weightClass?: string;
  /**
   * Country as its two capital letters (ISO 3166-1), such as SE; said in the viewer’s language.
   */
  country?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  portraitUrl?: string;
  /**
   * Past fights, newest first.
   */
  bouts?: Bout[];
}
/**
 * Fights so far.
 */
export interface FightRecord {
  /**
   * Fights won.
   */
  wins: number;
  /**
   * Fights lost.
   */
  losses: number;
  /**
   * Fights without a result.
   */
  noContests: number;
}
/**
 * One past fight, from this fighter’s side.
 */
export interface Bout {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  opponent: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  opponentId?: string;
  /**
   * How it ended for this fighter.
   */
  outcome: 'win' | 'loss' | 'noContest';
  /**
   * How it was decided.
   */
  method:
    | 'decision'
    | 'majority'
    | 'split'
    | 'unanimous'
    | 'KO/TKO'
    | 'submission'
    | 'disqualified'
    | 'overturned'
    | 'other'
    | 'unknown';
  /**
   * Round in which it ended.
   */
  round?: number;
  /**
   * Time in that round as minutes and seconds, such as 2:30.
   */
  time?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  event?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  date?: string;
  link?: Link;
}
/**
 * Filters for the list on the same page. The viewer ticks what to see and applies it; the choice is in the address, and it works before the page's program has loaded.
 */
export interface FilterListBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * Shows only how many filters are ticked, and which; the choices open at a press. For filters above a long list.
   */
  folded?: boolean;
  /**
   * The filters, in the order to show.
   */
  filters: Filter[];
  /**
   * Orders to choose from. Without any there is no choice of order.
   */
  sort?: Order[];
  /**
   * Where the two buttons lead.
   */
  actions: {
    /**
     * Shows what is ticked.
     */
    apply: {
      /**
       * A path on this site, such as /search. An address elsewhere is refused.
       */
      url: string;
    };
    /**
     * Shows everything again.
     */
    reset: {
      /**
       * A path on this site, such as /search. An address elsewhere is refused.
       */
      url: string;
    };
  };
}
/**
 * One thing to filter by, such as the genre.
 */
export interface Filter {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  filterKey: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * What can be ticked.
   */
  options: Option[];
}
/**
 * One choice of a filter.
 */
export interface Option {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  /**
   * What the address says for this choice.
   */
  value: string;
  /**
   * How many titles would be found with it. Filled in by the server.
   */
  count?: number;
  /**
   * Whether it is ticked. Filled in by the server from the address.
   */
  isActive?: boolean;
}
/**
 * One order of the list.
 */
export interface Order {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  field: string;
  /**
   * ASC from small to large, DESC from large to small.
   */
  direction: 'ASC' | 'DESC';
  /**
   * Whether the list is in this order. Filled in by the server from the address.
   */
  isActive?: boolean;
}
/**
 * Groups of links at the end of a page: legal texts, help, apps, social networks, and the realm's languages. As `footer` in realm.json it is on every page.
 */
export interface FooterBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * The groups of links, side by side where there is room.
   */
  groups: {
    /**
     * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title: string;
    /**
     * LIST shows links below each other, BUTTONS shows buttons, such as for apps. LIST when left out.
     */
    look?: 'LIST' | 'BUTTONS';
    /**
     * The links, in order.
     */
    links: {
      /**
       * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      text: string;
      link: Link;
    }[];
  }[];
  /**
   * Whether the realm's languages are listed, each in its own name. Only in the footer of realm.json.
   */
  languages?: boolean;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  note?: string;
  /**
   * Addresses of the page in the realm's languages. Filled in by the page.
   */
  languageLinks?: {
    /**
     * The language, such as es_ES.
     */
    locale: string;
    /**
     * Its name in itself.
     */
    name: string;
    /**
     * A web address (http or https), a path on this site (/…), mailto: or tel:.
     */
    href: string;
    /**
     * Whether the page is in that language.
     */
    current?: boolean;
  }[];
}
/**
 * One of the realm’s forms, such as a contact form. Its answers are kept for the realm’s editors: realm.json names the form among its answerForms.
 */
export interface FormBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  form: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  text?: string;
}
/**
 * Gifts that the realm sells, side by side: what is given, for how long, and the price. Each leads to the form of its gift.
 */
export interface GiftsBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  source?: GiftSource;
  /**
   * Whether prices may differ in the viewer’s country, which the server did not know: the page then asks for them. Filled in by the server.
   */
  isProvisional?: boolean;
  /**
   * The gifts, in the order to show them. Filled in by the server from the source; without it the page asks for them.
   */
  products?: GiftItem[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
}
/**
 * Which of the realm’s gifts to show. Without giftIds: all, in the order of licences.json.
 */
export interface GiftSource {
  /**
   * Ids of gifts, in the order to show them.
   */
  giftIds?: string[];
}
/**
 * One gift as its buyer sees it.
 */
export interface GiftItem {
  /**
   * Id of the gift.
   */
  giftId: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * What is included, one line each.
   *
   * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  included: string[];
  /**
   * Id of the licence that the receiver gets.
   */
  licenceId: number;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  licenceName: string;
  /**
   * How long the receiver gets it, as an ISO 8601 duration of one unit, such as P3M.
   */
  period: string;
  price: Money;
  /**
   * Whether the price includes tax.
   */
  taxInclusive: boolean;
}
/**
 * An amount of money without fractions: the value is amount / 10^scale of the currency.
 */
export interface Money {
  /**
   * Integer in the unit that scale defines: 999 with the scale 2 is 9.99.
   */
  amount: number;
  /**
   * Number of decimal digits of the amount.
   */
  scale: number;
  /**
   * ISO 4217 code of the currency in capital letters, such as EUR.
   */
  currency: string;
}
/**
 * A grid of texts, such as credits (a name, then what the person did), or of other elements, each drawn as it would be on the page.
 */
export interface GridBlockBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * What stands in the grid. An item with a $type is an element of that kind; one without is a text with text, label and size. Two texts in a row belong together: a name and a role. Each is checked by itself, so that one mistake never takes the others away.
   */
  elements: unknown[];
}
/**
 * Cards in groups with a heading each. A group without cards is left out. Where the groups are the days of a list, each title is a line with its hour.
 */
export interface GroupListBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * The groups, in the order to show.
   */
  groups: Group[];
  /**
   * What the groups go on with: the days of the schedule, of what was released, or of what is to come; they are drawn as an agenda. Filled in by the server.
   */
  list?: 'SCHEDULE' | 'RELEASES' | 'UPCOMING';
  /**
   * Time zone of the days, such as Europe/Lisbon. Filled in by the server.
   */
  timezone?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * What leads on. Filled in by the server.
   */
  actions?: {
    /**
     * How to ask for the groups that follow.
     */
    next?: {
      /**
       * Cursor to send back for the next groups. Its content means nothing to a client.
       */
      lastSeen: string;
    };
  };
}
/**
 * One group of cards, such as a day.
 */
export interface Group {
  /**
   * When the group begins, as a date and time without a zone: 2026-06-01T00:00.
   */
  id: string;
  /**
   * Heading of the group.
   */
  title: {
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    text: string;
    /**
     * How a date is written. ddd, LL: short day and full date; dddd, D MMMM: day of the week and date; LL: full date; MMMM YYYY: month and year. Without it the text shows as it is.
     */
    format?: 'ddd, LL' | 'dddd, D MMMM' | 'LL' | 'MMMM YYYY';
  };
  /**
   * The titles of the group.
   */
  cards: Card[];
}
/**
 * The large opening of a page: a picture, a title, up to two buttons and what else can be done with a title.
 */
export interface HeroBlock {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  heroId?: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  titleImage?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  tagline?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Short facts in one line, such as genre, year and length.
   *
   * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  tags?: string[];
  moment?: Moment;
  /**
   * The picture behind the text.
   */
  background: {
    /**
     * A picture: a path on this site (/…) or an http(s) address.
     */
    imageUrl?: string;
    /**
     * A picture: a path on this site (/…) or an http(s) address.
     */
    portraitImageUrl?: string;
    /**
     * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
     */
    placeholder?: string;
    /**
     * Darken or lighten the top edge.
     */
    gradientTop?: boolean;
    /**
     * Darken or lighten the bottom edge.
     */
    gradientBottom?: boolean;
    /**
     * Darken or lighten the side where the text begins.
     */
    gradientLeft?: boolean;
    animatedBackground?: AnimatedBackground;
  };
  primaryButton?: HeroButton;
  secondaryButton?: HeroButton;
  content?: TitleForLists;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  channelLogo?: string;
  /**
   * Where the text block stands.
   */
  alignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  /**
   * How its lines are aligned.
   */
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
  /**
   * Parts to show or hide; hidden parts stay for screen readers.
   */
  display?: {
    /**
     * Show the title.
     */
    title?: boolean;
    /**
     * Show the description.
     */
    description?: boolean;
    /**
     * Show the tagline.
     */
    tagline?: boolean;
    /**
     * Show the channel's logo.
     */
    channelLogo?: boolean;
  };
}
export interface Moment {
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  instant: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
}
/**
 * A video that plays over the picture, without sound, once the page is at rest. The picture stays on narrow screens, and for viewers who want little movement or little data.
 */
export interface AnimatedBackground {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  entityId: number;
  /**
   * What the number is of. An event without a file keeps the picture for the time being.
   */
  entityType: 'VOD' | 'LIVE';
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  fileUrl?: string;
  /**
   * Offer its sound. It is heard only when the viewer asks for it.
   */
  isPreviewAudioOn: boolean;
}
/**
 * Plays a title.
 */
export interface WatchNow {
  /**
   * What the button does.
   */
  type: 'WATCH_NOW';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  link: Link;
}
/**
 * Leads to a section.
 */
export interface ToASection {
  /**
   * What the button does.
   */
  type: 'SECTION_LINK';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  link: Link;
}
/**
 * Leads to a page of the application.
 */
export interface ToARoute {
  /**
   * What the button does.
   */
  type: 'ROUTE_LINK';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  link: Link;
}
/**
 * Leads to another site.
 */
export interface ToAnAddress {
  /**
   * What the button does.
   */
  type: 'EXTERNAL_URL';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  link: Link;
}
/**
 * Asks into which of the viewer's lists a title is to go. Guests do not see it.
 */
export interface AddToAWatchlist {
  /**
   * What the button does.
   */
  type: 'ADD_TO_WATCHLIST';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  content: TitleForLists;
}
/**
 * A title that lists can hold.
 */
export interface TitleForLists {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * What it is.
   */
  type: 'VOD' | 'PLAYLIST' | 'VOD_SERIES' | 'VOD_SEASON' | 'LIVE';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
}
/**
 * Puts a title among the viewer's favourites. Guests do not see it.
 */
export interface AddToTheFavourites {
  /**
   * What the button does.
   */
  type: 'ADD_TO_FAVOURITES';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  content: TitleForLists;
}
/**
 * A picture in the page. Its size is given so that nothing moves while it loads.
 */
export interface ImageBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  source: string;
  /**
   * Its width in pixels. It is never shown wider.
   */
  width: number;
  /**
   * Its height in pixels. With the width it gives the shape of the room that is kept for it.
   */
  height: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  alt: string;
  link?: Link;
}
/**
 * A picture with a text beside it. On narrow screens the picture stands above the text.
 */
export interface ImageTextBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * The text. A small part of HTML is allowed, as in a text block.
   */
  text: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  source: string;
  /**
   * Its width in pixels.
   */
  width: number;
  /**
   * Its height in pixels. With the width it gives the shape of the room that is kept for it.
   */
  height: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  alt: string;
  /**
   * Where the picture stands: START is where lines begin in the viewer's language, END where they end. START if not given.
   */
  side?: 'START' | 'END';
  button?: Button;
}
/**
 * A row of live and upcoming events with their badges, start times and what is on now and next. Without cards the row is not shown.
 */
export interface LiveRowBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  source?: Source;
  /**
   * The events. Filled in by the server from the source.
   */
  cards?: LiveCard[];
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sectionId?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  bucketId?: string;
  link?: Link;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  linkText?: string;
  /**
   * Fewest titles that the row shows with; 1 when left out. A row that ends with fewer counts as empty.
   */
  minItems?: number;
  /**
   * What becomes of a row with too few titles. hide leaves it out, message keeps its title and says that there is nothing, fallback shows the first of the element's fallbacks that has something to show. Left out: message where there is an emptyTitle, else hide.
   */
  onEmpty?: 'hide' | 'message' | 'fallback';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  emptyDescription?: string;
  reserve?: Room;
}
/**
 * One live or upcoming event or channel as a card of a live row shows it.
 */
export interface LiveCard {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * Title of the event or channel.
   */
  title: string;
  /**
   * LIVE is on or has been, UPCOMING is to come.
   */
  type: 'LIVE' | 'UPCOMING';
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  licenceIds?: LicenceIds;
  /**
   * Whether it is on now.
   */
  live?: boolean;
  /**
   * Whether to show the live badge; without it the badge shows when it is on.
   */
  displayLiveBadge?: boolean;
  /**
   * Sound without picture.
   */
  audioOnly?: boolean;
  /**
   * Start, milliseconds since 1970 (UTC).
   */
  startDate?: number;
  /**
   * End, milliseconds since 1970 (UTC).
   */
  endDate?: number;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  thumbnailUrl?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  /**
   * What is on this channel now and next.
   */
  programmingInfo?: {
    currentProgramme?: Programme;
    nextProgramme?: Programme;
    /**
     * A picture: a path on this site (/…) or an http(s) address.
     */
    channelLogoUrl?: string;
  };
}
/**
 * News of one feed or of all, newest first as given: a picture, a heading, a summary and the date of each. Or one item in full.
 */
export interface NewsBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName?: string;
  source?: NewsSource;
  /**
   * Items per page; those that follow are loaded as the viewer comes to the end. Without it all come at once.
   */
  pageSize?: number;
  /**
   * LEAD shows the first item large, GRID all alike in columns, LIST one below the other, ARTICLE the first one in full. Without it: GRID.
   */
  layout?: 'LEAD' | 'GRID' | 'LIST' | 'ARTICLE';
  /**
   * The news. Filled in by the server from the source.
   */
  items?: NewsItem[];
  paging?: Paging;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
}
/**
 * Which of the realm's news to show, newest first.
 */
export interface NewsSource {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  except?: string;
  /**
   * At most this many in all.
   */
  limit?: number;
}
/**
 * One piece of news.
 */
export interface NewsItem {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName?: string;
  /**
   * Heading of the item.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  summary?: string;
  /**
   * The whole item, for ARTICLE. May hold simple HTML: paragraphs, lists, links and emphasis.
   */
  body?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  imageUrl?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  publishedAt: string;
  link?: Link;
}
/**
 * Licences that the realm sells, side by side: price and period, discounts, free trial, and what is included.
 */
export interface PlansBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  source?: PlanSource;
  /**
   * Id of the licence whose plan is emphasised, if it is among the plans.
   */
  highlighted?: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  highlightText?: string;
  /**
   * Whether prices may differ in the viewer’s country, which the server did not know: the page then asks for them. Filled in by the server.
   */
  isProvisional?: boolean;
  /**
   * The plans, in the order to show them. Filled in by the server from the source.
   */
  plans?: PlanItem[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
}
/**
 * Which of the realm’s licences to show. Without licenceIds and families: all that are offered, in the order of licences.json.
 */
export interface PlanSource {
  /**
   * Ids of licences, in the order to show them.
   */
  licenceIds?: number[];
  /**
   * Families of licences. All offered licences of these families are shown.
   *
   * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  families?: string[];
}
/**
 * One licence as its buyer sees it.
 */
export interface PlanItem {
  /**
   * Id of the licence.
   */
  id: number;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  family?: string;
  /**
   * How it is paid. SUBSCRIPTION: once each period, FIXED_DATE: once, for access until a date, PPV: once, for a single title or event.
   */
  strategy: 'SUBSCRIPTION' | 'FIXED_DATE' | 'PPV';
  /**
   * Billing period of a subscription as ISO 8601 duration of one unit, such as P1M.
   */
  period?: string;
  /**
   * End of the access of a FIXED_DATE licence, in milliseconds since 1970.
   */
  endsAt?: number;
  price: Money;
  fullPrice?: Money;
  marketingPrice?: MarketingPrice;
  /**
   * Whether the price includes tax.
   */
  taxInclusive: boolean;
  /**
   * Whether the licence has a price for the viewer. Without one, the price 0 is not shown.
   */
  isPurchasable: boolean;
  /**
   * Whether the licence is free.
   */
  isFree: boolean;
  /**
   * Length of the free trial as ISO 8601 duration of one unit, such as P7D.
   */
  trialPeriod?: string;
  /**
   * Discounts that are active or will be.
   */
  discounts?: PlanDiscount[];
  /**
   * What is included, one line each.
   *
   * Items: One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  included?: string[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  cta?: string;
  link?: Link;
}
/**
 * The price converted to another period, by which it is advertised besides.
 */
export interface MarketingPrice {
  price: Money;
  /**
   * The period as ISO 8601 duration of one unit, such as P1M.
   */
  period: string;
}
/**
 * One discount: a percentage, or an amount.
 */
export interface PlanDiscount {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name?: string;
  /**
   * Whether the discount is a percentage or an amount.
   */
  type: 'percentage' | 'amount';
  /**
   * Percentage from 0 to 100, for the type percentage.
   */
  percentage?: number;
  amount?: Money;
  /**
   * Whether the discount applies now or will apply.
   */
  state: 'active' | 'upcoming';
  /**
   * Whether the discount has no end.
   */
  lifeTimeRepeat?: boolean;
  /**
   * Start, in milliseconds since 1970.
   */
  from?: number;
  /**
   * End, in milliseconds since 1970.
   */
  until?: number;
  /**
   * Number of billing periods from the purchase in which the discount applies.
   */
  periods?: number;
}
/**
 * A partner’s page within a page, kept apart from it: it sees neither the page around it nor the viewer’s session.
 */
export interface PluginBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  type: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  subtype?: string;
  /**
   * Address of the partner’s page: https, or http on this very computer while it is being made.
   */
  url: string;
  /**
   * What it shows, in words; screen readers say it.
   */
  title: string;
  /**
   * Height in pixels. Wins over the ratio.
   */
  height?: number;
  /**
   * Width to height, when the height follows the width. Without it: 16:9.
   */
  ratio?: '16:9' | '4:3' | '1:1' | '9:16';
  payload?: Payload;
}
/**
 * Anything that the plugin is told once it says that it is ready. Not secret: it is part of the page.
 */
export interface Payload {
  [k: string]: unknown;
}
/**
 * What is on which channel and when: a grid by channel and time on wide screens, a list per channel on narrow ones. Times are shown in the viewer’s own time zone.
 */
export interface ProgrammeGuideBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  source?: GuideSource;
  /**
   * The day that the guide opens at, in the viewer's own zone: 2026-12-06. Without it, and for a day that it does not reach: now.
   */
  date?: string;
  /**
   * Channels at once; those that follow are loaded as the viewer comes to the end. Without it: 20.
   */
  pageSize?: number;
  paging?: Paging;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  now?: string;
  /**
   * Whether programmes play from the guide. Set by the server, as the realm’s setting epgPlayback says.
   */
  playback?: 'ENABLED' | 'DISABLED';
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  filledTo?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  from?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  to?: string;
  /**
   * The channels, from top to bottom.
   */
  channels?: Channel[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  emptyDescription?: string;
}
/**
 * Shows the realm's own guide: seven days from now on, around the clock. Without it the guide is what stands here.
 */
export interface GuideSource {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  channel?: number;
}
/**
 * One channel and what is on.
 */
export interface Channel {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  eventId: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  logoUrl?: string;
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  accessLevel: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  licenceIds?: LicenceIds;
  /**
   * The channel’s programmes. Order does not matter; where two overlap, the later one cuts the earlier one short.
   */
  programmes: Programme[];
}
/**
 * A list of questions, each of which opens its answer. Search engines are told them as questions and answers.
 */
export interface QuestionsBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * The questions in order.
   */
  items: Question[];
  /**
   * Whether the first answer is open from the start.
   */
  isFirstOpen?: boolean;
}
export interface Question {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  question: string;
  /**
   * Its answer. A small part of HTML is allowed, as in a text block.
   */
  answer: string;
}
/**
 * A button that opens a form by which viewers review a title.
 */
export interface ReviewFormBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  contentId: number;
  /**
   * Kind of that title.
   */
  contentType: 'VOD' | 'VOD_SERIES' | 'VOD_SEASON' | 'PLAYLIST' | 'LIVE';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * The form’s fields in order. Each is checked by itself.
   */
  fields: unknown[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  submitLabel: string;
  /**
   * Whether this viewer may post a review. Where not, the form says so instead of asking.
   */
  allowed: boolean;
}
/**
 * A search box. It searches while the viewer types, after a short wait, and works as a plain form too.
 */
export interface SearchBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder: string;
  /**
   * What is being searched for. Filled in by the server from the address.
   */
  value: string;
  /**
   * How many titles were found; said to those who use a screen reader. Filled in by the server.
   */
  totalResults?: number;
  /**
   * Where the search leads.
   */
  action: {
    /**
     * A path on this site, such as /search. An address elsewhere is refused.
     */
    url: string;
  };
}
/**
 * Room between two elements, with or without a line.
 */
export interface SeparatorBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * How much room. Without it: regular.
   */
  size?: 'small' | 'regular' | 'large';
  /**
   * Whether to draw a line. Without it one is drawn.
   */
  line?: boolean;
}
/**
 * Lets the viewer pick a season of a series: tabs on wide screens, a drop-down list on narrow ones. Picking a season goes to its page, or opens its tab where this page has one for it alone. Seasons without episodes are left out.
 */
export interface SeriesBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  seasonId: number;
  /**
   * The series whose seasons these are.
   */
  series: {
    /**
     * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
     */
    seriesId: number;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title: string;
  };
  /**
   * The seasons to choose from.
   */
  seasons: {
    /**
     * The seasons, in the order to show.
     */
    items: SeasonItem[];
    paging?: Paging;
  };
}
/**
 * One season of a series.
 */
export interface SeasonItem {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * How many episodes it has. A season with none is left out of the picker.
   */
  episodeCount: number;
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * Its number within the series.
   */
  seasonNumber?: number;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  smallCoverUrl?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  coverUrl?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  titleUrl?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  posterUrl?: string;
  /**
   * The series that it belongs to.
   */
  series?: {
    /**
     * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
     */
    seriesId: number;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title: string;
  };
}
/**
 * Tabs at the head of a page. An element whose tab names one of them shows only while that tab is open; the open tab is in the address, so that it can be shared.
 */
export interface TabsBlock {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  activeTab: string;
  /**
   * The tabs, in the order to show. Keep them few and their words short: they stand in one line.
   */
  items: Tab[];
}
/**
 * One tab.
 */
export interface Tab {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  tab: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
}
/**
 * Short facts or topics in a line, such as genre, year and country. A tag with a link leads to more of its kind.
 */
export interface TagListBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * The tags, in the order to show.
   */
  tags: Tag[];
}
/**
 * One short fact.
 */
export interface Tag {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  link?: Link;
}
/**
 * A passage of text. A small part of HTML is allowed: paragraphs, headings, lists, bold, italic, line breaks and links; anything else is dropped.
 */
export interface TextBlockBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * The text.
   */
  text: string;
  /**
   * How its lines are aligned.
   */
  textAlignment?: 'LEFT' | 'CENTER' | 'RIGHT';
}
/**
 * One title of the catalogue: its picture, its words and a button to its page, where it plays. Without the title the element is not shown.
 */
export interface VideoBlock {
  /**
   * Name of the tab that the element belongs to: it shows only while that tab is open. Leave it out to show the element under every tab. On mobile and tablet a page with tabs shows only the rows, card lists and grid blocks of the open tab.
   */
  tab?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  text?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  buttonText?: string;
  source?: Source;
  /**
   * The title: the first of them is shown. Filled in by the server from the source.
   */
  cards?: Card[];
  paging?: Paging;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sectionId?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  bucketId?: string;
}
/**
 * Accounts that a demo realm brings. The real service refuses a realm that has them.
 */
export interface Accounts {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The accounts.
   */
  accounts: {
    /**
     * E-mail address to sign in with.
     */
    email: string;
    /**
     * Password to sign in with.
     */
    password: string;
    /**
     * Full name.
     */
    name: string;
    /**
     * What the account may do.
     */
    role: 'viewer' | 'editor';
    /**
     * Whether the account is of the realm's support, who may look at viewers' accounts.
     */
    isSupport?: boolean;
    /**
     * Names of the terms that the account has agreed to. Without it the account is asked after sign-in.
     *
     * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    agrees?: string[];
    /**
     * Numbers of the licences that the account holds without buying them.
     */
    licences?: number[];
  }[];
}
/**
 * In which forms an address is asked for, and for which countries.
 */
export interface AddressForm {
  /**
   * The forms that the list of countries holds for: where one buys, where one signs up, or both.
   */
  formContext: ('PURCHASE' | 'REGISTRATION')[];
  /**
   * BLACKLIST offers all countries but those listed, WHITELIST only those listed.
   */
  restrictionType: 'BLACKLIST' | 'WHITELIST';
  /**
   * The countries of the list.
   *
   * Items: A country by its two letters (ISO 3166-1), such as BR.
   */
  countries: string[];
  /**
   * Fields that a payment provider needs besides: required in the countries that are offered.
   */
  fieldsByProvider?: {
    /**
     * Names of fields.
     */
    [k: string]: string[];
  };
}
/**
 * Titles of a realm. A realm may spread them over several files.
 */
export interface Catalogue {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * Films and videos that stand by themselves.
   */
  videos?: Video[];
  /**
   * Series with their seasons and episodes.
   */
  series?: Series[];
  /**
   * Playlists.
   */
  playlists?: Playlist[];
  /**
   * Live and upcoming events.
   */
  events?: Event[];
}
/**
 * One title that can be played.
 */
export interface Video {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * The word that a title has as its id in the realm's folder. Reading the folder sets it; there is no need to write it.
   */
  ownId?: string;
  /**
   * Title in the realm's default language.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * Length in seconds.
   */
  duration: number;
  /**
   * When it came out, as an ISO date or time in UTC.
   */
  publishedAt: string;
  /**
   * Year in which it was made, where that is not the year of publishedAt.
   */
  year?: number;
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  access: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  entitlements?: Entitlements;
  /**
   * Name of the film in media.json.
   */
  media: string;
  tags?: Tags;
  /**
   * Genres or strands that viewers see.
   */
  categories?: string[];
  /**
   * Age rating, such as 16.
   */
  rating?: string;
  /**
   * Sound without picture.
   */
  audioOnly?: boolean;
  audioTracks?: AudioTracks;
  /**
   * Numbers of videos that show what it is like; cards offer the first that may be watched.
   *
   * Items: Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  trailers?: number[];
  premiereRelease?: Premiere;
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  liveEventId?: number;
  /**
   * Refused in the countries that the realm's settings name.
   */
  geoblocked?: boolean;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableFrom?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableUntil?: string;
  territories?: Territories;
  people?: People;
  /**
   * false: shown, but not to be played yet.
   */
  available?: boolean;
  /**
   * Number of the episode within its season.
   */
  episodeNumber?: number;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  scene?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  poster?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  translations?: Translations;
}
/**
 * The premiere at which it is shown first. Before that it is listed, but cannot be played.
 */
export interface Premiere {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  type: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  scheduledAt: string;
  /**
   * Minutes after which it has its premiere again, for shows and demonstrations: it plays for its length from each one on, and in between it counts down.
   */
  repeatsEveryMinutes?: number;
}
/**
 * The countries in which a title may be shown, as two letters each (ISO 3166). Where the country of a viewer is not known, a title with “allow” does not play.
 */
export interface Territories {
  /**
   * In these countries alone.
   *
   * Items: A country as its two capital letters (ISO 3166), such as PT.
   */
  allow?: string[];
  /**
   * Everywhere but in these countries.
   *
   * Items: A country as its two capital letters (ISO 3166), such as PT.
   */
  deny?: string[];
}
/**
 * Title and descriptions in other languages, by locale.
 */
export interface Translations {
  [k: string]: {
    /**
     * Title.
     */
    title?: string;
    /**
     * Plain text of any length, or t: and a label key.
     */
    description?: string;
    /**
     * Plain text of any length, or t: and a label key.
     */
    longDescription?: string;
  };
}
/**
 * A series.
 */
export interface Series {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * The word that a title has as its id in the realm's folder. Reading the folder sets it; there is no need to write it.
   */
  ownId?: string;
  /**
   * Title in the realm's default language.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  access: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  entitlements?: Entitlements;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableFrom?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableUntil?: string;
  territories?: Territories;
  people?: People;
  tags?: Tags;
  /**
   * Genres or strands that viewers see.
   */
  categories?: string[];
  /**
   * Age rating, such as 16.
   */
  rating?: string;
  audioTracks?: AudioTracks;
  /**
   * Year in which it was made, where that is not the year of publishedAt.
   */
  year?: number;
  /**
   * Seasons in order.
   */
  seasons: Season[];
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  scene?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  poster?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  titlePicture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  logo?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  translations?: Translations;
}
/**
 * One season of a series.
 */
export interface Season {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * The word that a title has as its id in the realm's folder. Reading the folder sets it; there is no need to write it.
   */
  ownId?: string;
  /**
   * Title in the realm's default language.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * Number of the season.
   */
  seasonNumber: number;
  /**
   * Episodes in order.
   */
  episodes: Video[];
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  scene?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  poster?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  titlePicture?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  translations?: Translations;
}
/**
 * Videos and episodes chosen by hand.
 */
export interface Playlist {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * The word that a title has as its id in the realm's folder. Reading the folder sets it; there is no need to write it.
   */
  ownId?: string;
  /**
   * Title in the realm's default language.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  tags?: Tags;
  /**
   * Genres or strands that viewers see.
   */
  categories?: string[];
  /**
   * Age rating, such as 16.
   */
  rating?: string;
  /**
   * Numbers of the titles, in order.
   *
   * Items: Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  items: number[];
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  scene?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  poster?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  translations?: Translations;
}
/**
 * A live event.
 */
export interface Event {
  /**
   * Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  id: number;
  /**
   * The word that a title has as its id in the realm's folder. Reading the folder sets it; there is no need to write it.
   */
  ownId?: string;
  /**
   * Title in the realm's default language.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  longDescription?: string;
  /**
   * Who may watch: GRANTED plays for everybody, GRANTED_ON_SIGN_IN after sign-in, DENIED needs a purchase.
   */
  access: 'GRANTED' | 'GRANTED_ON_SIGN_IN' | 'DENIED';
  entitlements?: Entitlements;
  /**
   * Start, as an ISO time in UTC.
   */
  startsAt: string;
  /**
   * Length in seconds.
   */
  duration: number;
  /**
   * Days after which the event takes place again, for regular shows.
   */
  repeatsEvery?: number;
  /**
   * A time zone of the IANA database: Europe/Berlin.
   */
  timeZone?: string;
  /**
   * Minutes after which the event takes place again, for what comes round several times a day. It stands in no schedule.
   */
  repeatsEveryMinutes?: number;
  /**
   * Minutes for which an event that takes place again is shown as one that has ended, before its next time is announced.
   */
  overForMinutes?: number;
  /**
   * Name of the film in media.json whose live stream is shown. An event without one cannot be watched.
   */
  media?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  location?: string;
  tags?: Tags;
  /**
   * Genres or strands that viewers see.
   */
  categories?: string[];
  /**
   * Age rating, such as 16.
   */
  rating?: string;
  /**
   * Sound without picture.
   */
  audioOnly?: boolean;
  audioTracks?: AudioTracks;
  /**
   * Refused in the countries that the realm's settings name.
   */
  geoblocked?: boolean;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableFrom?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  availableUntil?: string;
  territories?: Territories;
  people?: People;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  logo?: string;
  /**
   * What is on, for a channel; each time that the event takes place.
   */
  programmes?: ChannelProgramme[];
  /**
   * Whether the programme guide alone shows it: a channel that is always on would crowd the lists of what is live and what comes.
   */
  guideOnly?: boolean;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  scene?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  poster?: string;
  /**
   * What is shown where the picture will appear until it has loaded: a colour, or the picture itself in a few pixels, as WebP. The server makes the latter where an author gives no colour.
   */
  placeholder?: string;
  translations?: Translations;
}
/**
 * One programme of a channel.
 */
export interface ChannelProgramme {
  /**
   * Number of the programme within its channel.
   */
  id: number;
  /**
   * Title in the realm's default language.
   */
  episode: string;
  /**
   * Title in the realm's default language.
   */
  programme?: string;
  /**
   * Seconds from the start of the event to its own.
   */
  offset: number;
  /**
   * Length in seconds.
   */
  duration: number;
  /**
   * A file of the realm's folder, or an address elsewhere of an origin in pictures.origins of realm.json, which is shown in the one size that it has. Without it: pictures/<id>.svg and pictures/<id>-portrait.svg.
   */
  picture?: string;
  translations?: Translations1;
}
/**
 * The names in other languages, by locale.
 */
export interface Translations1 {
  [k: string]: {
    /**
     * Name of the programme or episode.
     */
    episode?: string;
    /**
     * Name of the programme that the episode belongs to.
     */
    programme?: string;
  };
}
/**
 * Something that a viewer is told or asked to agree to.
 */
export interface ConsentTerm {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  fieldName: string;
  /**
   * INFORMATION_TEXT is only read, BINARY_CHOICE is a box to tick.
   */
  fieldType: 'INFORMATION_TEXT' | 'BINARY_CHOICE';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  text: string;
  /**
   * Whether nothing goes on until the box is ticked. Texts never hold anyone up.
   */
  required: boolean;
  /**
   * Which version of the term this is; a term without it is the first. An agreement counts for the version that was agreed to: raise the number to have everybody asked again, also when only what the text links to has changed, and leave it, or write 1, to correct a spelling mistake without asking anybody. Without a version the words decide: whoever has agreed to others is asked again.
   */
  version?: number;
  /**
   * “true” has the box ticked at first.
   */
  defaultValue?: string;
  /**
   * Further settings.
   */
  data?: {
    /**
     * “true” has the box ticked at first; goes before defaultValue.
     */
    default?: string;
  };
}
/**
 * The terms that viewers are asked to agree to: at sign-up, and after sign-in when the realm's settings ask for it.
 */
export interface Consent {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The terms in the order in which they are shown. An answer is kept under the term's fieldName, with the words that were answered, and counts as long as the term says the same, or keeps its version where it has one.
   */
  terms: ConsentTerm[];
}
/**
 * A country, and what an address in it must have.
 */
export interface Country {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * A country by its two letters (ISO 3166-1), such as BR.
   */
  iso3166alpha2: string;
  /**
   * Its three letters, such as BRA.
   */
  iso3166alpha3?: string;
  /**
   * What a phone number of it begins with, such as +55.
   */
  callingCode: string;
  /**
   * The fields of an address there, in the order in which people write them.
   */
  addressRequiredFields: CountryField[];
}
/**
 * One field of an address.
 */
export interface CountryField {
  /**
   * Name under which the value is sent, such as postalCode.
   */
  fieldName: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label: string;
  /**
   * Whether it must be filled in. It must unless this is false.
   */
  required?: boolean;
  acceptableValues?: AcceptableValues;
}
/**
 * One value to choose.
 */
export interface AcceptableValue {
  /**
   * What is sent.
   */
  value: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  displayName: string;
}
/**
 * One part of a page: what kind it is, where it stands, and what it shows.
 */
export interface Element {
  /**
   * Kind of element, such as hero or bucket.
   */
  $type: string;
  /**
   * header stands at the top, list below it.
   */
  $zone: 'header' | 'list';
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  $variant?: string;
  /**
   * What the element shows; each kind has its own.
   */
  attributes: {};
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  analyticsId?: string;
  /**
   * Whether the element shows at each size of screen.
   */
  style?: {
    mobile?: Display;
    tablet?: Display;
    desktop?: Display;
    tv?: Display;
  };
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  $version?: string;
  /**
   * What to show where the element's kind or version is not known, best first: the name of a kind that draws the same attributes, or a whole other element.
   */
  fallback?: (string | {})[];
}
/**
 * Whether the element shows at this size.
 */
export interface Display {
  /**
   * none hides it.
   */
  display?: 'none' | 'flex';
}
/**
 * The realm's fighters, with their records and bouts.
 */
export interface FightersDocument {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The fighters, in the order to show them.
   */
  fighters: StoredFighter[];
}
/**
 * One fighter.
 */
export interface StoredFighter {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Full name.
   */
  name: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  nickname?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Fights so far.
   */
  record: {
    /**
     * Fights won.
     */
    wins: number;
    /**
     * Fights lost.
     */
    losses: number;
    /**
     * Fights without a result.
     */
    noContests: number;
  };
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  weightClass?: string;
  /**
   * Country as its two capital letters (ISO 3166-1), such as SE; said in the viewer’s language.
   */
  country?: string;
  /**
   * File of the portrait, such as pictures/1001-portrait.svg; upright, 2:3.
   */
  portrait?: string;
  /**
   * Past fights, newest first.
   */
  bouts?: StoredBout[];
  /**
   * Titles of the catalogue that the fighter is in, by number.
   *
   * Items: Number of a title in the catalogue. In a realm's folder a title may have a word as its id, such as tokyo-story; reading the folder puts a number in its place everywhere.
   */
  titles?: number[];
  /**
   * The words in other languages, by locale.
   */
  translations?: {
    [k: string]: {
      /**
       * Full name.
       */
      name?: string;
      /**
       * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      nickname?: string;
      /**
       * Plain text of any length, or t: and a label key.
       */
      description?: string;
    };
  };
}
/**
 * One past fight, from this fighter’s side.
 */
export interface StoredBout {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  opponent?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  opponentId?: string;
  /**
   * How it ended for this fighter.
   */
  outcome: 'win' | 'loss' | 'noContest';
  /**
   * How it was decided.
   */
  method:
    | 'decision'
    | 'majority'
    | 'split'
    | 'unanimous'
    | 'KO/TKO'
    | 'submission'
    | 'disqualified'
    | 'overturned'
    | 'other'
    | 'unknown';
  /**
   * Round in which it ended.
   */
  round?: number;
  /**
   * Time in that round as minutes and seconds, such as 2:30.
   */
  time?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  event?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  date?: string;
  link?: Link;
}
/**
 * A form: its fields and its button.
 */
export interface Form {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * The fields in order, at most 100, each with an id of its own. Each is checked by itself.
   */
  fields: unknown[];
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  submitLabel: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  thanks?: string;
}
/**
 * What the programme guide shows: the channels in their order, and timetables that say what is on them, once or again and again.
 */
export interface GuideDocument {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * What the timetables name by number, so that the words stand once however often it is on.
   */
  programmes?: GuideProgramme[];
  /**
   * What is on when. Several channels may have the same one, each with a shift of its own.
   */
  timetables?: Timetable[];
  /**
   * The channels, from top to bottom. An event of the catalogue with programmes of its own that is not named here comes after them.
   */
  channels: GuideChannel[];
}
/**
 * One programme, whenever it is on.
 */
export interface GuideProgramme {
  /**
   * Number of the programme.
   */
  id: number;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  episode: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  programme?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  rating?: string;
  /**
   * Kinds of programme, such as News.
   *
   * Items: One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  categories?: string[];
  /**
   * Number of the season that the episode belongs to.
   */
  seasonNumber?: number;
  /**
   * Number of the episode in its season.
   */
  episodeNumber?: number;
  /**
   * A file of the realm's folder: the wide picture, 16:9.
   */
  picture?: string;
  /**
   * What it is about. One of the realm's spoiler tags says that its name gives a result away.
   */
  tags?: string[];
  /**
   * The names in other languages, by locale.
   */
  translations?: {
    [k: string]: {
      /**
       * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      episode?: string;
      /**
       * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      programme?: string;
      /**
       * Plain text of any length, or t: and a label key.
       */
      description?: string;
    };
  };
}
/**
 * Programmes one after the other, from a moment on.
 */
export interface Timetable {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  name: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  startsAt: string;
  /**
   * Days after which it begins again. Without it, it is on once.
   */
  repeatsEvery?: number;
  /**
   * A time zone of the IANA database: Europe/Berlin.
   */
  timeZone?: string;
  /**
   * What is on. Order does not matter; where two overlap, the later one cuts the earlier one short.
   */
  airings: TimetableAiring[];
}
/**
 * A programme at its time.
 */
export interface TimetableAiring {
  /**
   * Number of one of this file's programmes.
   */
  programme: number;
  /**
   * Seconds from the beginning of the timetable.
   */
  offset: number;
  /**
   * Length in seconds.
   */
  duration: number;
}
/**
 * A channel of the guide.
 */
export interface GuideChannel {
  /**
   * Number of the channel's event in the catalogue.
   */
  id: number;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  timetable?: string;
  /**
   * The channel's id in XMLTV files, such as one.example.org: imported programmes of that id are on this channel. Without it: the number of the event.
   */
  xmltvId?: string;
  /**
   * Seconds by which everything on it comes later than the timetable says.
   */
  shift?: number;
}
/**
 * The realm's words in one language: key to text. Texts may hold {{token}} placeholders and ICU plurals, selects, numbers and dates.
 */
export interface Labels {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * Language tag (BCP 47), such as en_US, es_419 or zh_Hant.
   */
  locale: string;
  /**
   * The texts by key.
   */
  labels: {
    [k: string]: string;
  };
}
/**
 * Something that a viewer can buy or get for free, with its prices and discounts.
 */
export interface Licence {
  /**
   * Number of the licence, unique in the realm. Viewers hold licences by it, so it must never change its meaning.
   */
  id: number;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  licenceName?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  family?: string;
  /**
   * Level of the licence in its family. A larger number is higher, and a higher licence replaces lower ones.
   */
  rank?: number;
  /**
   * FREE costs nothing and gives way to every STANDARD licence. STANDARD is the default.
   */
  type?: 'STANDARD' | 'FREE';
  /**
   * For how long the licence is bought.
   */
  purchaseStrategy: {
    /**
     * SUBSCRIPTION renews itself every subscriptionPeriod, FIXED_DATE ends at endsAt, PPV opens single titles.
     */
    type: 'SUBSCRIPTION' | 'FIXED_DATE' | 'PPV';
    /**
     * A length of time as ISO 8601 with one unit: D for days, W for weeks, M for months, Y for years.
     */
    subscriptionPeriod?: string;
    /**
     * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
     */
    endsAt?: string;
  };
  /**
   * A free trial before the first payment of a SUBSCRIPTION.
   */
  trialDetails?: {
    /**
     * A length of time as ISO 8601 with one unit: D for days, W for weeks, M for months, Y for years.
     */
    period: string;
  };
  /**
   * A length of time as ISO 8601 with one unit: D for days, W for weeks, M for months, Y for years.
   */
  defaultMarketingPricePeriod?: string;
  /**
   * When the licence begins: IMMEDIATE with the order, CONFIRMED_PAYMENT once the payment is confirmed. IMMEDIATE is the default.
   */
  activationStrategy?: 'IMMEDIATE' | 'CONFIRMED_PAYMENT';
  /**
   * What the licence grants: CATALOGUE, or ids of entitlements of this document. CATALOGUE is the default, and opens every title that names no entitlement.
   *
   * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  entitlements?: string[];
  /**
   * Lines that say what is included.
   *
   * Items: One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  included?: string[];
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  cta?: string;
  /**
   * true: no longer offered. Viewers who hold it keep it, and a subscription renews.
   */
  withdrawn?: boolean;
  /**
   * Prices by currency. A viewer pays the price of their country, else the default one. Where there is neither, the licence is shown and cannot be bought.
   */
  prices?: Price[];
  /**
   * Reductions of the price. Of several percentages that are active the best one applies, then the amounts.
   */
  discounts?: Discount[];
  cancellationOffer?: OfferAtCancellation;
  priceMigration?: PriceMigration;
}
/**
 * What the licence costs in one currency.
 */
export interface Price {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  sku: string;
  /**
   * A currency as its three capital letters (ISO 4217), such as EUR.
   */
  currency: string;
  /**
   * Amount in the smallest unit that the scale allows: 999 is 9.99 with a scale of 2.
   */
  amount: number;
  /**
   * Number of decimal digits of the amount. Without it, that of the currency: 2 for EUR, 0 for JPY.
   */
  scale?: number;
  /**
   * true for the price of countries without a price of their own.
   */
  default?: boolean;
  /**
   * Countries in which this price is the local one.
   *
   * Items: A country as its two capital letters (ISO 3166), such as PT.
   */
  countries?: string[];
  /**
   * false: taxes are added to the price. true is the default.
   */
  taxInclusive?: boolean;
  /**
   * Amounts by billing period, if there are several. A period that is not listed cannot be bought then.
   */
  periodAmounts?: AmountOfAPeriod[];
}
/**
 * What one billing period costs, in the price's currency and scale.
 */
export interface AmountOfAPeriod {
  /**
   * A length of time as ISO 8601 with one unit: D for days, W for weeks, M for months, Y for years.
   */
  period: string;
  /**
   * Amount in the smallest unit that the scale allows: 999 is 9.99 with a scale of 2.
   */
  amount: number;
}
/**
 * A reduction of the price, by a percentage or an amount. It needs a time: from and until, a number of periods, or lifeTimeRepeat.
 */
export interface Discount {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name?: string;
  /**
   * Whether percentage or amount says how much it is.
   */
  type: 'percentage' | 'amount';
  /**
   * How many per cent of the price are taken off, with at most two decimals.
   */
  percentage?: number;
  /**
   * Amount in the smallest unit that the scale allows: 999 is 9.99 with a scale of 2.
   */
  amount?: number;
  /**
   * A currency as its three capital letters (ISO 4217), such as EUR.
   */
  currency?: string;
  /**
   * Number of decimal digits of the amount. Without it, that of the currency: 2 for EUR, 0 for JPY.
   */
  scale?: number;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  from?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  until?: string;
  /**
   * How many billing periods of a subscription are reduced, from the first one.
   */
  periods?: number;
  /**
   * true: every billing period is reduced, without an end.
   */
  lifeTimeRepeat?: boolean;
}
/**
 * A discount of the next payments of a SUBSCRIPTION, offered to a viewer when they are about to cancel it.
 */
export interface OfferAtCancellation {
  discount: DiscountOfAnOffer;
  /**
   * How many payments are reduced, from the next one.
   */
  periods: number;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text?: string;
  /**
   * Months after which a subscription gets the offer again. 12 is the default.
   */
  repeatAfterMonths?: number;
}
/**
 * What is taken off each payment, after the discounts of the licence.
 */
export interface DiscountOfAnOffer {
  /**
   * Whether percentage or amounts says how much it is.
   */
  type: 'percentage' | 'amount';
  /**
   * How many per cent of the price are taken off, with at most two decimals.
   */
  percentage?: number;
  /**
   * Amounts by currency. Viewers with a price in another currency get no offer.
   */
  amounts?: AmountOfACurrency[];
}
/**
 * What is taken off a price in this currency, at most the whole price.
 */
export interface AmountOfACurrency {
  /**
   * A currency as its three capital letters (ISO 4217), such as EUR.
   */
  currency: string;
  /**
   * Amount in the smallest unit that the scale allows: 999 is 9.99 with a scale of 2.
   */
  amount: number;
  /**
   * Number of decimal digits of the amount. Without it, that of the currency: 2 for EUR, 0 for JPY.
   */
  scale?: number;
}
/**
 * Asks viewers who bought a SUBSCRIPTION at another price whether they continue at its present price. Without it they keep the price of their purchase.
 */
export interface PriceMigration {
  /**
   * Number of the present price. Raise it with each change of the price for which viewers are asked again; they are asked once per version.
   */
  version: number;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  from: string;
  /**
   * Days between the question and the first payment of the present price. A sooner renewal keeps the old price. 30 is the default.
   */
  noticeDays?: number;
  /**
   * What happens without an answer: LEAVE ends the licence when its paid time ends, CONTINUE renews it at the present price. LEAVE is the default. Many countries allow CONTINUE only if the terms of sale say so.
   */
  withoutAnswer?: 'LEAVE' | 'CONTINUE';
}
/**
 * The licences that a realm sells or gives away: subscriptions, access until a date, and single titles.
 */
export interface Licences {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * What licences grant and titles need, besides the catalogue. Titles name an entitlement by its id.
   */
  entitlements?: Entitlement[];
  /**
   * The licences in the order in which they are shown.
   */
  licences: Licence[];
  /**
   * Gifts that the realm sells, in the order in which they are shown: a licence for a fixed time, for another person.
   */
  gifts?: Gift[];
}
/**
 * Access to the titles that name it.
 */
export interface Entitlement {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
}
/**
 * A licence for a fixed time that one viewer buys and another one redeems with a code.
 */
export interface Gift {
  /**
   * Name of the gift in its address, unique in the realm: lower-case letters, digits and hyphens. It must never change its meaning.
   */
  id: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Number of the licence that the receiver gets. It may be withdrawn.
   */
  licenceId: number;
  /**
   * A length of time as ISO 8601 with one unit: D for days, W for weeks, M for months, Y for years.
   */
  period: string;
  /**
   * true: no longer offered. Gifts that were bought stay valid.
   */
  withdrawn?: boolean;
  /**
   * Prices by currency. A viewer pays the price of their country, else the default one. Discounts and vouchers do not reduce them.
   */
  prices: Price[];
}
/**
 * What can be played: each name stands for one film with its streams, subtitles and chapters.
 */
export interface Media {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The films by name.
   */
  media: {
    [k: string]: Film;
  };
}
/**
 * One film.
 */
export interface Film {
  /**
   * Length in seconds.
   */
  duration: number;
  /**
   * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
   */
  mp4?: string;
  /**
   * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
   */
  hls?: string;
  /**
   * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
   */
  dash?: string;
  /**
   * Other places of the same streams, such as those of a second network. Players turn to them, in this order, where the first place fails.
   */
  alternatives?: AlternativeStreams[];
  /**
   * The film is played again until the title is over: each title is as long as it says. Only for films of this server's media folder, /media/<film>/, not for those in media/ of the realm's folder.
   */
  repeats?: boolean;
  live?: LiveStream;
  protection?: Protection;
  /**
   * Subtitles.
   */
  subtitles?: {
    /**
     * Language, such as en; a private one as x-klingon.
     */
    language: string;
    /**
     * Format of the file. Without it the ending of its name says it. SubRip (.srt) only for files in media/: viewers get them as WebVTT.
     */
    format?: 'vtt' | 'srt';
    /**
     * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
     */
    url: string;
  }[];
  /**
   * Chapters and thumbnails, as WebVTT.
   */
  annotations?: {
    /**
     * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
     */
    titles?: string;
    /**
     * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
     */
    thumbnails?: string;
  };
  /**
   * Parts that a viewer may want to skip.
   */
  skipMarkers?: {
    /**
     * Kind of part.
     */
    type: 'INTRO' | 'RECAP' | 'CREDITS';
    /**
     * Seconds.
     */
    start: number;
    /**
     * Seconds.
     */
    end: number;
  }[];
  /**
   * Advertisements before and within the film.
   */
  adUnits?: AdUnit[];
  watermark?: Watermark;
}
/**
 * One other place of the streams.
 */
export interface AlternativeStreams {
  /**
   * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
   */
  hls?: string;
  /**
   * A file in media/ of the realm's folder, such as media/night.mp4; or a web address (http or https), or a path on this site (/…).
   */
  dash?: string;
}
/**
 * The live stream that events show.
 */
export interface LiveStream {
  /**
   * A web address (http or https), a path on this site (/…), mailto: or tel:.
   */
  hls?: string;
  /**
   * A web address (http or https), a path on this site (/…), mailto: or tel:.
   */
  dash?: string;
  /**
   * Other places of the same live stream, such as those of a second network. Players turn to them, in this order, where the first place fails.
   */
  alternatives?: AlternativeStreams[];
}
/**
 * How the streams are encrypted, and who gives out their keys (DRM). Streams of this server's media folder, /media/<film>/, are encrypted by it; others are as their packager made them.
 */
export interface Protection {
  /**
   * CENC and CBCS: Common Encryption (ISO/IEC 23001-7), in counter mode or by pattern. AES128: whole segments of HLS (RFC 8216, 4.3.2.4), which knows no key systems.
   */
  scheme: 'CENC' | 'CBCS' | 'AES128';
  /**
   * Key systems by which players may ask for a licence. This server's own licences are for CLEARKEY. None for AES128.
   */
  keySystems: ('CLEARKEY' | 'WIDEVINE' | 'PLAYREADY' | 'FAIRPLAY')[];
  /**
   * A web address (http or https), a path on this site (/…), mailto: or tel:.
   */
  licenceUrl?: string;
  /**
   * Name of the secret that signs the tokens for that other licence server (HS256). The server's operator sets it as PLAYBILL_SECRET_<REALM>__<NAME>, in capitals, with _ for hyphens; its value never stands in this folder.
   */
  tokenSecret?: string;
}
/**
 * One break for advertisements, which the player asks an ad server for (client-side insertion).
 */
export interface AdUnit {
  /**
   * PREROLL: before the film. MIDROLL: within it, at its offset. VOD_VMAP: the ad server's answer says where (VMAP).
   */
  adFormat: 'PREROLL' | 'MIDROLL' | 'VOD_VMAP';
  /**
   * Address of the ad server's answer (VAST, or VMAP). {palContextId} in it is replaced by the context of the advertisement library that the viewer's player sends.
   */
  adTagUrl: string;
  /**
   * Seconds after the film's beginning, of a MIDROLL.
   */
  offset?: number;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  provider?: string;
}
/**
 * What stands over a corner of the picture: a text, a picture, or both.
 */
export interface Watermark {
  /**
   * The text.
   */
  text?: string;
  /**
   * A picture: a path on this site (/…) or an http(s) address.
   */
  imageUrl?: string;
  /**
   * The corner. Left is left in every language.
   */
  position: 'TOP_LEFT' | 'TOP_RIGHT' | 'BOTTOM_LEFT' | 'BOTTOM_RIGHT';
}
/**
 * The main menu of one platform.
 */
export interface Menu {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * Which platform the menu is for.
   */
  platform: 'WEB' | 'MOBILE-WEB';
  /**
   * TOP centres the menu in a bar at the top, TOP_LEFT sets it beside the logo, HAMBURGER puts all of it behind a button, SIDEBAR in a rail at the side (behind a button on mobile).
   */
  layout: 'TOP' | 'TOP_LEFT' | 'HAMBURGER' | 'SIDEBAR';
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  defaultView: string;
  /**
   * The menu’s items, in order. Each is checked by itself, so that one mistake costs one item.
   */
  items: unknown[];
}
/**
 * The realm's news, in one or more feeds.
 */
export interface NewsDocument {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The feeds, in the order in which they are offered.
   */
  feeds: NewsFeed[];
  /**
   * The news of all feeds.
   */
  items: StoredNewsItem[];
}
/**
 * One feed.
 */
export interface NewsFeed {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
}
/**
 * One piece of news.
 */
export interface StoredNewsItem {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  feedName: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  summary?: string;
  /**
   * The whole item. May hold simple HTML: paragraphs, lists, links and emphasis.
   */
  body?: string;
  /**
   * File of its picture, such as pictures/1001.svg; wide, 16:9.
   */
  picture?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  publishedAt: string;
  /**
   * The words in other languages, by locale.
   */
  translations?: {
    [k: string]: {
      /**
       * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      title?: string;
      /**
       * Plain text of any length, or t: and a label key.
       */
      summary?: string;
      /**
       * The whole item.
       */
      body?: string;
    };
  };
}
/**
 * A page: its title and its elements, in the order to show them.
 */
export interface Page {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  source?: string;
  /**
   * Overall arrangement of the page.
   */
  layout?: 'DEFAULT' | 'SERIES' | 'INTERSTITIAL' | 'SCHEDULE' | 'GRID';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  title?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * On a grid: every facet that its titles can be filtered by, with its values. Filled in by the server.
   */
  initialAvailableFacets?: {
    /**
     * The values of each facet, by its name.
     */
    facets?: {
      [k: string]: string[];
    };
  };
  /**
   * What the page shows. Each element is checked by itself, so that one mistake never takes the page down.
   */
  elements: unknown[];
}
/**
 * A page that a partner makes and that is shown within the service, kept apart from it: it sees neither the page around it nor the viewer’s session.
 */
export interface Plugin {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  type: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  subtype?: string;
  /**
   * Address of the partner’s page: https, or http on this very computer while it is being made.
   */
  url: string;
  /**
   * What it shows, in words; screen readers say it.
   */
  title: string;
  /**
   * Height in pixels. Wins over the ratio.
   */
  height?: number;
  /**
   * Width to height, when the height follows the width. Without it: 16:9.
   */
  ratio?: '16:9' | '4:3' | '1:1' | '9:16';
  payload?: Payload;
}
/**
 * What a brand is called, where it lives, which languages it speaks and which parts of the service it uses.
 */
export interface Realm {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * Name of the realm in addresses and in the Realm header.
   */
  id: string;
  /**
   * Name of the brand.
   */
  name: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  description?: string;
  /**
   * Host names that show this realm, without port.
   */
  hosts: string[];
  /**
   * Locales that the realm has labels for: language tags (BCP 47), such as en_US, es_419 or zh_Hant.
   */
  languages: string[];
  /**
   * The locale for viewers whose language the realm does not speak.
   */
  defaultLocale: string;
  /**
   * Picks the set of localised addresses.
   */
  languageCode?: string;
  /**
   * Logos, as files of the realm's assets folder.
   */
  logos: {
    /**
     * A file of the realm's folder.
     */
    main: string;
    /**
     * A file of the realm's folder.
     */
    small: string;
    /**
     * A file of the realm's folder.
     */
    icon?: string;
  };
  /**
   * Picture behind the sign-in page.
   */
  loginBackground?: {
    /**
     * A file of the realm's folder.
     */
    desktop: string;
    /**
     * A file of the realm's folder.
     */
    mobile: string;
    /**
     * A file of the realm's folder.
     */
    rtl?: string;
  };
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  art?: string;
  /**
   * Show guests the language switch.
   */
  languageBadgeForGuests?: boolean;
  /**
   * Whether viewers may sign up by themselves.
   */
  selfRegistration?: {
    /**
     * Whether sign-up is open.
     */
    allowed: boolean;
    /**
     * Whether an account is made only when the link in a mail to its address is followed. Sign-up then answers the same whether an address has an account or not, and signs nobody in. Without it whoever signs up is signed in at once, and is told when the address has an account.
     */
    activatesByMail?: boolean;
    /**
     * Whether guests may buy with an email address alone. The account gets its password later, by a link in a mail. The answers of the sign-up form are not asked for, only the terms. It has no effect where accounts are activated by mail, because it reveals which addresses have an account.
     */
    guestCheckout?: boolean;
  };
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  registrationForm?: string;
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  purchaseForm?: string;
  /**
   * Forms whose answers are kept, such as a contact form: those that pages may show by the element form.
   */
  answerForms?: AnswerForm[];
  addressForm?: AddressForm;
  /**
   * Whether viewers must have agreed to the terms in consent/terms.json.
   */
  consent?: {
    /**
     * Ask after sign-in whoever has not agreed to all required terms yet. At sign-up the terms are always asked.
     */
    required: boolean;
  };
  /**
   * Whether viewers have watchlists.
   */
  watchlistsEnabled?: boolean;
  /**
   * Several viewers on one account, each with lists and a history of their own, children among them.
   */
  profiles?: {
    /**
     * Whether accounts have profiles.
     */
    enabled: boolean;
    /**
     * Whether an account may ask for a PIN of whoever leaves a child's profile or enters the main one.
     */
    pinProtection: boolean;
    /**
     * Pictures to choose from for profiles. Playbill's own shapes without it.
     */
    avatars?: {
      /**
       * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
       */
      id: string;
      /**
       * A file of the realm's folder.
       */
      image: string;
      /**
       * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
       */
      name?: string;
    }[];
  };
  /**
   * Search settings.
   */
  search?: {
    /**
     * Whether search is on.
     */
    enabled: boolean;
  };
  /**
   * Lets viewers hide how things ended. Without it nobody is asked.
   */
  spoilers?: {
    /**
     * Tags of the catalogue. A title with one of them gives a result away by its title, its picture or its description.
     */
    tags: string[];
  };
  /**
   * Passing titles and lists on to others. It takes both: that it is enabled, and the link.
   */
  socialSharing?: {
    /**
     * Whether titles and lists can be shared.
     */
    enabled: boolean;
    /**
     * The address that is passed on, with {path} where the path of what is shared goes: https://apex.example/{path}, or /{path} on the host that the viewer is on.
     */
    universalLink?: string;
    /**
     * Parameters that each link gets, by which visits that came of it are told from others.
     */
    trackingConfiguration?: {
      /**
       * Name of the parameter, such as utm_source.
       */
      name: string;
      /**
       * What it says.
       */
      value: string;
    }[];
  };
  /**
   * On or off.
   */
  interstitial?: 'ENABLED' | 'DISABLED';
  /**
   * On or off.
   */
  enhancedMetadata?: 'ENABLED' | 'DISABLED';
  /**
   * On or off.
   */
  seriesInterstitial?: 'ENABLED' | 'DISABLED';
  /**
   * On or off.
   */
  epgPlayback?: 'ENABLED' | 'DISABLED';
  /**
   * What the realm wants to know of how it is used: pages, what is seen and clicked, searches. Without it nothing is counted.
   */
  analytics?: {
    /**
     * Where events go. http: to this server, which keeps them. dataLayer: to the page's own list window.dataLayer, for a tag manager. console: to the browser's console, to try things.
     */
    sinks: ('http' | 'dataLayer' | 'console')[];
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    consentTerm?: string;
    /**
     * After how many days this server forgets events. 30 without it.
     */
    retentionDays?: number;
    /**
     * Where this server posts on the events that it receives by the sink http: batches of JSON, signed as standardwebhooks.com describes.
     */
    webhook?: {
      /**
       * An https address. Private addresses only where the server's operator has named them; plain http only to such.
       */
      url: string;
      /**
       * Name of the secret that signs. The server's operator sets it as PLAYBILL_SECRET_<REALM>__<NAME>, in capitals, with _ for hyphens; its value never stands in this folder.
       */
      secret: string;
    };
  };
  /**
   * Ways to sign in, and whether one must.
   */
  authentication?: {
    /**
     * Guests see only the public routes: home, sign-in, sign-up, passwords, sign-in of televisions, legal texts and publicRoutes. Every other leads them to sign-in.
     */
    required?: boolean;
    /**
     * Routes that guests may see besides those that are always public, where sign-in is required.
     */
    publicRoutes?: (
      | 'ROOT'
      | 'HOME'
      | 'ACCOUNT'
      | 'ACCOUNT_SECURITY'
      | 'ACCOUNT_DATA'
      | 'ACCOUNT_PAYMENTS'
      | 'ACCOUNT_INVOICE'
      | 'ACCOUNT_SUPPORT'
      | 'ACCOUNT_AGREEMENTS'
      | 'ACTIVATE_USER'
      | 'BROWSE'
      | 'CONFIRM_PIN_PROTECTION_RESET'
      | 'CONSENT'
      | 'EMAIL_CONFIRMATION'
      | 'EPG'
      | 'EXTERNAL_PAGE'
      | 'MOBILE_EXTERNAL_PAGE'
      | 'FAVOURITES'
      | 'FIGHTER'
      | 'FIGHTERS'
      | 'FORM'
      | 'GIFT'
      | 'GIFTS'
      | 'GIFT_LOGIN'
      | 'GIFT_LOGIN_REDIRECT'
      | 'GIFT_PAY'
      | 'GIFT_REDEMPTION'
      | 'GIFT_REDEMPTION_LOGIN'
      | 'GIFT_REDEMPTION_REGISTER'
      | 'GRID'
      | 'HISTORY'
      | 'IMPERSONATE'
      | 'INTERSTITIAL'
      | 'LICENCE_REDIRECT'
      | 'LIVE_EVENTS'
      | 'LIVE'
      | 'WATCH_TOGETHER'
      | 'LOGIN'
      | 'LOGIN_REDIRECT'
      | 'LOGIN_REQUEST_PASSWORD'
      | 'LOGIN_RESET_PASSWORD'
      | 'MAGIC_LINK'
      | 'LOGOUT'
      | 'MULTI_VIEW'
      | 'NEWS'
      | 'NEWS_ITEM'
      | 'OAUTH'
      | 'OAUTH_APP'
      | 'OIDC'
      | 'OIDC_ACCOUNT'
      | 'OIDC_LOGIN'
      | 'OIDC_REQUEST_PASSWORD'
      | 'OIDC_RESET_PASSWORD'
      | 'OIDC_SIGNUP'
      | 'PAY'
      | 'PAYMENT_CONFIRMATION'
      | 'PAYMENT_AUTHORIZATION'
      | 'PAYMENT_UPDATE'
      | 'PAYMENT'
      | 'PLAYLIST'
      | 'PLUGIN'
      | 'PREFERENCES'
      | 'PROFILES'
      | 'PROVIDERS'
      | 'PURCHASE'
      | 'RELEASES'
      | 'REQUEST_PASSWORD'
      | 'RESET_PASSWORD'
      | 'SCHEDULE'
      | 'SEARCH'
      | 'SEASON'
      | 'SECTION'
      | 'SERIES'
      | 'SIGNUP'
      | 'TV_LOGIN'
      | 'UPCOMING'
      | 'VOD'
      | 'VOD_TOGETHER'
      | 'WATCHLISTS'
    )[];
    /**
     * The ways to sign in, in order.
     */
    providers: {
      /**
       * ID is e-mail and password; MAGIC_LINK sends a link by mail; PASSKEY takes a key of the viewer's device.
       */
      name: 'ID' | 'MAGIC_LINK' | 'PASSKEY';
      /**
       * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
       */
      form?: string;
      /**
       * Whether viewers can sign up this way.
       */
      canSignUp?: boolean;
    }[];
  };
  /**
   * Services that take payments, the preferred one first. Licences without a provider that can charge them are shown, but cannot be bought. Free purchases need no provider.
   */
  paymentProviders?: {
    /**
     * Name of the provider: stripe, adyen, bank_of_georgia or card.
     */
    id: string;
    /**
     * live charges real money. test is the provider's own test system. demo is the gateway that npm start runs; production ignores it.
     */
    environment: 'live' | 'test' | 'demo';
    /**
     * Payment methods to offer, the preferred one first.
     */
    methods: ('card' | 'pix' | 'ideal' | 'bancontact' | 'gcash' | 'paypal')[];
    /**
     * Public values that the provider needs, such as Adyen's merchantAccount. Secrets are given by environment variables.
     */
    config?: {
      [k: string]: string;
    };
  }[];
  /**
   * Tax rates by country, in per cent of the price. Countries without a rate pay no tax.
   */
  taxes?: {
    /**
     * Two-letter country code.
     */
    country: string;
    /**
     * Per cent of the price, with at most two decimals.
     */
    percentage: number;
  }[];
  /**
   * What tells people from programs.
   */
  captcha?: {
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    provider: string;
    /**
     * The realm's public key at that service; proof-of-work has none.
     */
    siteKey?: string;
    /**
     * What is asked for with it. Where LOGIN is, the menu leads to the sign-in page instead of opening the form over the page.
     */
    protectedActions: ('LOGIN' | 'SIGNUP' | 'RESET_PASSWORD' | 'MAGIC_LINK' | 'FORM')[];
  };
  /**
   * Pages of partners at addresses of their own, such as /harbour-club. They stand in the sitemap.
   */
  partnerPages?: {
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    name: string;
    /**
     * Its address on the realm's hosts, which no route of the product may have.
     */
    path: string;
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    page: string;
  }[];
  /**
   * Public key that applications send as x-api-key.
   */
  apiKey?: string;
  /**
   * Refuse calls without the key.
   */
  apiKeyRequired?: boolean;
  /**
   * Where the realm may be watched.
   */
  territory?: {
    /**
     * Countries from which viewers may sign up and buy, as two letters. Without it, from everywhere.
     */
    allowed?: string[];
    /**
     * Whether viewers may buy through a VPN, where a proxy tells of it. Without it, they may.
     */
    vpn?: 'ALLOW' | 'DISALLOW';
    /**
     * Countries where titles marked as geoblocked are refused, as two letters.
     */
    blocked?: string[];
  };
  /**
   * Live rewind.
   */
  dvr?: {
    /**
     * Minutes.
     */
    window: number;
  };
  /**
   * Several live streams side by side.
   */
  multiView?: {
    /**
     * Whether viewers may watch several live streams at once.
     */
    enabled: boolean;
    /**
     * How many at most. 4 without it.
     */
    max?: 2 | 3 | 4;
  };
  /**
   * What one account may play at once.
   */
  streams?: {
    /**
     * How many streams an account may play at the same time, on all of its devices. No limit without it.
     */
    limit?: number;
  };
  /**
   * How films are played.
   */
  player?: {
    /**
     * Tell the servers of the films with each request how playback goes: buffer, measured bandwidth, quality (CMCD, CTA-5004). Off without it.
     */
    cmcd?: boolean;
    /**
     * Seconds that a viewer is shown what comes next before it begins. The player's own without it.
     */
    autoplayNextSeconds?: number;
  };
  /**
   * Advertisements in films.
   */
  ads?: {
    /**
     * Ad servers, as adUnits in media.json name them by provider, whose requests carry a nonce of the advertisement library (PAL).
     *
     * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    nonceProviders?: string[];
  };
  /**
   * Pages of partners that show this realm's player in a frame and drive it by messages.
   */
  bridge?: {
    /**
     * Their origins, such as https://partner.example.org, without path and without wildcards; http only for this computer. Nobody else's page may frame the player or drive it.
     */
    allowedOrigins: string[];
  };
  footer?: FooterBlock;
  /**
   * Previews of drafts.
   */
  preview?: {
    /**
     * Origins of editor's pages that may show drafts in this realm's preview, such as https://cms.example.org. The studio of this installation is always among them.
     */
    origins: string[];
  };
  /**
   * Pictures that are not in the realm's folder.
   */
  pictures?: {
    /**
     * Origins that definitions may show pictures of, such as https://cdn.example.org. Browsers ask no other.
     */
    origins: string[];
  };
  /**
   * Plugins of partners.
   */
  plugins?: {
    /**
     * Origins whose pages may be shown as plugins, each in a sandbox. Browsers ask no other.
     */
    origins: string[];
  };
}
export interface AnswerForm {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  form: string;
  /**
   * After how many days an answer is deleted.
   */
  keepDays: number;
  /**
   * Address to which each answer is mailed.
   */
  mail?: string;
}
/**
 * What a row promises to its page: how much room it takes, how many titles it needs, and what becomes of it without them.
 */
export interface RowContract {
  /**
   * Fewest titles that the row shows with; 1 when left out. A row that ends with fewer counts as empty.
   */
  minItems?: number;
  /**
   * What becomes of a row with too few titles. hide leaves it out, message keeps its title and says that there is nothing, fallback shows the first of the element's fallbacks that has something to show. Left out: message where there is an emptyTitle, else hide.
   */
  onEmpty?: 'hide' | 'message' | 'fallback';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  emptyTitle?: string;
  /**
   * Plain text of any length, or t: and a label key.
   */
  emptyDescription?: string;
  reserve?: Room;
  /**
   * Which of the viewer's lists the titles are of. Guests are not shown such a row, viewers' browsers ask for its titles. Filled in by the server.
   */
  personal?: 'HISTORY' | 'UP_NEXT' | 'FAVOURITES' | 'WATCHLIST';
}
/**
 * One text of a grid, such as a name or what somebody did.
 */
export interface TextElement {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  text: string;
  /**
   * Key of a label that is said in place of the text, where the viewer's language has it.
   */
  label?: string;
  /**
   * How large the words are. Without it the first of two is regular and the second small.
   */
  size?: 'small' | 'regular' | 'large';
}
/**
 * The realm's longer texts, such as terms of use and the privacy notice, which forms and pages refer to by key.
 */
export interface Texts {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The texts in the order in which they are listed. Each key is given once.
   */
  texts: {
    /**
     * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
     */
    key: string;
    /**
     * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
     */
    title?: string;
    /**
     * The text. May hold simple HTML: paragraphs, lists, links and emphasis. Or t: and a label key.
     */
    text: string;
  }[];
}
/**
 * Colours, typefaces and proportions of a realm.
 */
export interface Theme {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * Whether the realm is light or dark.
   */
  scheme: 'light' | 'dark';
  /**
   * The twelve colours from which everything else is mixed.
   */
  colors: {
    /**
     * A colour as #rrggbb.
     */
    background: string;
    /**
     * A colour as #rrggbb.
     */
    surface: string;
    /**
     * A colour as #rrggbb.
     */
    raised: string;
    /**
     * A colour as #rrggbb.
     */
    text: string;
    /**
     * A colour as #rrggbb.
     */
    muted: string;
    /**
     * A colour as #rrggbb.
     */
    line: string;
    /**
     * A colour as #rrggbb.
     */
    brand: string;
    /**
     * A colour as #rrggbb.
     */
    onBrand: string;
    /**
     * A colour as #rrggbb.
     */
    live: string;
    /**
     * A colour as #rrggbb.
     */
    danger: string;
    /**
     * A colour as #rrggbb.
     */
    success: string;
    /**
     * A colour as #rrggbb.
     */
    focus: string;
  };
  /**
   * The typeface for text and the one for titles.
   */
  fonts: {
    text: Typeface;
    display: Typeface;
  };
  /**
   * How titles are set.
   */
  type?: {
    /**
     * Titles as written or in capitals.
     */
    displayCase?: 'none' | 'uppercase';
    /**
     * Weight of titles.
     */
    displayWeight?: number;
    /**
     * Space between the letters of titles, in thousandths of their size.
     */
    displayTracking?: number;
    /**
     * Width of the title's letters in percent, where the typeface has it.
     */
    displayStretch?: number;
    /**
     * Size of titles against the usual one.
     */
    scale?: number;
  };
  /**
   * Corners and density.
   */
  shape?: {
    /**
     * Radius of cards and panels in pixels.
     */
    radius?: number;
    /**
     * Radius of buttons in pixels; 999 makes them round.
     */
    buttonRadius?: number;
    /**
     * How tightly rows follow each other.
     */
    density?: 'dense' | 'regular' | 'airy';
    /**
     * Space between cards in pixels.
     */
    cardGap?: number;
  };
  /**
   * How heroes are composed.
   */
  hero?: {
    /**
     * full fills the width with the picture, framed sets the picture beside the text.
     */
    composition?: 'full' | 'framed';
  };
  /**
   * How cards are drawn.
   */
  card?: {
    /**
     * plain has text under the picture, edge adds a brand-coloured edge on hover, frame sets the picture in a paper frame.
     */
    style?: 'plain' | 'edge' | 'frame';
  };
}
/**
 * A typeface with its files and what stands in until they have loaded.
 */
export interface Typeface {
  /**
   * Name of the typeface.
   */
  family: string;
  /**
   * WOFF2 files of the realm's assets folder.
   */
  files?: {
    /**
     * Path in the realm's folder, such as assets/fonts/text.woff2.
     */
    src: string;
    /**
     * Weight or range of weights, such as 100 900.
     */
    weight?: string;
    /**
     * Width or range of widths, such as 62% 125%.
     */
    stretch?: string;
    /**
     * Characters that the file holds, such as U+0600-06FF.
     */
    unicodeRange?: string;
    /**
     * Load it with the page's head.
     */
    preload?: boolean;
  }[];
  /**
   * A typeface of the viewer's machine, stretched to the same measures so that nothing moves when the real one arrives. Its bold stands in from weight 600 on: measure text against the regular, headings that are bold against the bold.
   */
  fallback?: {
    /**
     * Name of the local typeface. For Arial, Times New Roman and Courier New those of the same measures do too, which other systems have.
     */
    family: string;
    /**
     * Percent.
     */
    sizeAdjust?: number;
    /**
     * Percent.
     */
    ascentOverride?: number;
    /**
     * Percent.
     */
    descentOverride?: number;
    /**
     * Percent.
     */
    lineGapOverride?: number;
  };
  /**
   * Kind of typeface.
   */
  generic?: 'sans-serif' | 'serif' | 'monospace';
}
/**
 * Codes that reduce the price of licences. A campaign has either one code that all users share, or unique codes.
 */
export interface VoucherCampaign {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * One line of plain text that is not empty. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  name: string;
  /**
   * The code that all users share: 4 to 40 letters and digits. Upper and lower case, spaces and hyphens make no difference.
   */
  code?: string;
  /**
   * true: each code can be used once. The command realm vouchers creates the codes, which are not part of this document.
   */
  uniqueCodes?: boolean;
  discount: DiscountOfAVoucher;
  /**
   * Numbers of the licences that it reduces. Without licences and families it reduces every licence.
   *
   * Items: Number of a licence.
   */
  licences?: number[];
  /**
   * Families whose licences it reduces, besides those of licences.
   *
   * Items: A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  families?: string[];
  /**
   * Countries in which it can be used. Without them, in every country.
   *
   * Items: A country as its two capital letters (ISO 3166), such as PT.
   */
  countries?: string[];
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  validFrom?: string;
  /**
   * A moment with its time zone, as ISO 8601: 2026-12-05T19:00:00Z.
   */
  validUntil?: string;
  /**
   * How many purchases can use the campaign in total. Without it, any number.
   */
  maxUses?: number;
  /**
   * How many purchases of one account can use the campaign. 1 is the default.
   */
  maxUsesPerAccount?: number;
  /**
   * true: only for accounts that have not bought anything yet.
   */
  firstPurchaseOnly?: boolean;
}
/**
 * What the voucher takes off, after the discounts of the licence.
 */
export interface DiscountOfAVoucher {
  /**
   * Whether percentage or amounts says how much it is.
   */
  type: 'percentage' | 'amount';
  /**
   * How many per cent of the price are taken off, with at most two decimals.
   */
  percentage?: number;
  /**
   * Amounts by currency. Prices in other currencies are not reduced.
   */
  amounts?: AmountOfACurrency[];
  /**
   * How many paid billing periods of a subscription are reduced, from the first one. 1 is the default.
   */
  periods?: number;
  /**
   * true: every billing period is reduced, without an end.
   */
  lifeTimeRepeat?: boolean;
}
/**
 * Campaigns of voucher codes, which reduce the price of licences at checkout.
 */
export interface Vouchers {
  /**
   * Version of the schema that this document was written for, as MAJOR.MINOR.
   */
  version: string;
  /**
   * The campaigns, also those that are over.
   */
  campaigns: VoucherCampaign[];
}
/**
 * A country, followed by the fields that this country’s addresses have. The label stands above the whole address.
 */
export interface AddressField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'address';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  messages: FieldMessages;
}
/**
 * Label keys of the field’s own messages, by custom {field}FieldIsRequired and {field}FieldIsInvalid.
 */
export interface FieldMessages {
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  required?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  invalid?: string;
}
/**
 * The largest part of a country that an address names: state, province, prefecture. A list where acceptable values are given, else a line of text.
 */
export interface AdministrativeLevel1Field {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'administrativeLevel1';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  acceptableValues?: AcceptableValues;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * The day of birth. With an address it is asked for only where the chosen country wants it.
 */
export interface BirthDateField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'birthDate';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * Asked for in every country, even beside an address.
   */
  askAlways?: boolean;
  /**
   * A day as yyyy-mm-dd.
   */
  min?: string;
  /**
   * A day as yyyy-mm-dd.
   */
  max?: string;
  messages: FieldMessages;
}
/**
 * One box to tick. Sent as true; a form’s answers keep true or false.
 */
export interface CheckboxField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'checkbox';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether the box must be ticked.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  messages: FieldMessages;
}
/**
 * The same password once more. It must equal the field that it confirms.
 */
export interface ConfirmPasswordField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'confirmPassword';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  of?: string;
  messages: FieldMessages;
}
/**
 * A day, typed as day, month and year in the order of the viewer’s language. Sent as yyyy-mm-dd.
 */
export interface DateField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'date';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * A day as yyyy-mm-dd.
   */
  min?: string;
  /**
   * A day as yyyy-mm-dd.
   */
  max?: string;
  messages: FieldMessages;
}
/**
 * One of a list of values.
 */
export interface DropdownField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'dropdown';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  acceptableValues: AcceptableValues;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * An e-mail address.
 */
export interface EmailField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'email';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * A person’s whole name in one field, as it stands on a bill.
 */
export interface FullNameField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'fullName';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * The whole value must match this regular expression (RE2 syntax: no look-ahead, no back-references).
   */
  pattern?: string;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * First line of an address: street and number.
 */
export interface Line1Field {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'line1';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * A person’s name.
 */
export interface NameField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'name';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * The whole value must match this regular expression (RE2 syntax: no look-ahead, no back-references).
   */
  pattern?: string;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * A number. Without a step it is a whole number. Arabic, Persian and full-width digits are read, and a comma as a decimal point. A form’s answers keep it as a number.
 */
export interface NumberField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'number';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * The least number.
   */
  min?: number;
  /**
   * The greatest number.
   */
  max?: number;
  /**
   * The number is a multiple of this, counted from min or 0: 1 for whole numbers, which is the default, 0.01 for two decimals.
   */
  step?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * A password, hidden while it is typed. Its value is never trimmed and never shown again.
 */
export interface PasswordField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'password';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * A country’s calling code and a number. Sent in the international form, such as +447400123456.
 */
export interface PhoneNumberField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'phoneNumber';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * A country by its two letters (ISO 3166-1), such as BR.
   */
  defaultCountry?: string;
  /**
   * The countries to choose from, in this order. Without it all countries by name.
   *
   * Items: A country by its two letters (ISO 3166-1), such as BR.
   */
  countries?: string[];
  messages: FieldMessages;
}
/**
 * A postal code, checked by the rules of the chosen country.
 */
export interface PostalCodeField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'postalCode';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * The whole value must match this regular expression (RE2 syntax: no look-ahead, no back-references).
   */
  pattern?: string;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * One of a few values, all of them in sight. For a long list take a dropdown.
 */
export interface RadioField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'radio';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  acceptableValues: AcceptableValues;
  messages: FieldMessages;
}
/**
 * A person’s tax number. With an address it is asked for only where the chosen country wants it; Brazil’s has its format and check digits.
 */
export interface TaxNumberField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'taxNumber';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * The whole value must match this regular expression (RE2 syntax: no look-ahead, no back-references).
   */
  pattern?: string;
  messages: FieldMessages;
}
/**
 * One line of text, or a number within limits. Spaces at both ends are cut off.
 */
export interface TextField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'text';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * The value must be a number, at least this.
   */
  min?: number;
  /**
   * The value must be a number, at most this.
   */
  max?: number;
  /**
   * The whole value must match this regular expression (RE2 syntax: no look-ahead, no back-references).
   */
  pattern?: string;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}
/**
 * Several lines of text. Spaces and empty lines at both ends are cut off.
 */
export interface TextareaField {
  /**
   * A name that other documents refer to: letters, digits, dots, hyphens and underscores.
   */
  id: string;
  /**
   * Kind of field.
   */
  type: 'textarea';
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  label?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  hint?: string;
  /**
   * One line of plain text. Starts with t: to name a label instead, such as t:rows.newFights.
   */
  placeholder?: string;
  /**
   * Whole width of the form or half of it. On a phone every field has the whole width.
   */
  size?: 'full' | 'half';
  /**
   * Whether it must be filled in.
   */
  required: boolean;
  /**
   * Shown but not to be changed.
   */
  readOnly?: boolean;
  /**
   * Fields of one group stand together under one heading.
   */
  group?: 'address';
  /**
   * How many lines are in sight before the box scrolls. It is 5 if not given.
   */
  rows?: number;
  /**
   * At least this many characters.
   */
  minLength?: number;
  /**
   * At most this many characters.
   */
  maxLength?: number;
  /**
   * What the browser may fill in, by the names of the HTML standard, such as given-name.
   */
  autocomplete?: string;
  messages: FieldMessages;
}

/** Every kind of page element. */
export type BlockKind = 'bucket' | 'button' | 'buttonList' | 'cardList' | 'fighters' | 'filterList' | 'footer' | 'form' | 'gifts' | 'gridBlock' | 'groupList' | 'hero' | 'image' | 'imageText' | 'liveRow' | 'news' | 'plans' | 'plugin' | 'programmeGuide' | 'questions' | 'reviewForm' | 'search' | 'separator' | 'series' | 'tabs' | 'tagList' | 'textBlock' | 'video';

/** The attributes of each kind of page element. */
export interface BlockAttributes {
  bucket: BucketBlock;
  button: ButtonBlock;
  buttonList: ButtonListBlock;
  cardList: CardListBlock;
  fighters: FightersBlock;
  filterList: FilterListBlock;
  footer: FooterBlock;
  form: FormBlock;
  gifts: GiftsBlock;
  gridBlock: GridBlockBlock;
  groupList: GroupListBlock;
  hero: HeroBlock;
  image: ImageBlock;
  imageText: ImageTextBlock;
  liveRow: LiveRowBlock;
  news: NewsBlock;
  plans: PlansBlock;
  plugin: PluginBlock;
  programmeGuide: ProgrammeGuideBlock;
  questions: QuestionsBlock;
  reviewForm: ReviewFormBlock;
  search: SearchBlock;
  separator: SeparatorBlock;
  series: SeriesBlock;
  tabs: TabsBlock;
  tagList: TagListBlock;
  textBlock: TextBlockBlock;
  video: VideoBlock;
}

/** Every kind of form field. */
export type FieldType = 'address' | 'administrativeLevel1' | 'birthDate' | 'checkbox' | 'confirmPassword' | 'date' | 'dropdown' | 'email' | 'fullName' | 'line1' | 'name' | 'number' | 'password' | 'phoneNumber' | 'postalCode' | 'radio' | 'taxNumber' | 'text' | 'textarea';

/** The options of each kind of form field. */
export interface FieldOptions {
  address: AddressField;
  administrativeLevel1: AdministrativeLevel1Field;
  birthDate: BirthDateField;
  checkbox: CheckboxField;
  confirmPassword: ConfirmPasswordField;
  date: DateField;
  dropdown: DropdownField;
  email: EmailField;
  fullName: FullNameField;
  line1: Line1Field;
  name: NameField;
  number: NumberField;
  password: PasswordField;
  phoneNumber: PhoneNumberField;
  postalCode: PostalCodeField;
  radio: RadioField;
  taxNumber: TaxNumberField;
  text: TextField;
  textarea: TextareaField;
}

/** Every kind of form field, told apart by its type. */
export type FormField = FieldOptions[FieldType];
