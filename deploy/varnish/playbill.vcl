vcl 4.1;

# A cache in front of Playbill: Varnish 7.1 or newer with the modules accept and xkey (Debian: varnish, varnish-modules).
# What to change for your installation stands before the first sub. Tried by tests/integration/caches.test.ts;
# docs/guides/caches.md says what it does and why.

import accept;
import std;
import xkey;

# Playbill itself: HOST and PORT.
backend playbill {
  .host = "127.0.0.1";
  .port = "3000";
  .first_byte_timeout = 20s;
  # Not /readyz: while the database is away it is 503, but Playbill still answers pages from its memory.
  .probe = {
    .url = "/healthz";
    .interval = 2s;
    .timeout = 2s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

# Varnish accepts purges only at the listen address named "purge", which viewers cannot reach:
#   varnishd -a http=:6081 -a purge=127.0.0.1:6082 -f /etc/varnish/playbill.vcl
# PLAYBILL_CACHE_PURGE=http://127.0.0.1:6082/.purge names it to Playbill. These are the addresses that Playbill has.
acl publishers {
  "127.0.0.1";
  "::1";
}

sub vcl_init {
  # Languages that the realms speak, the first where none of them is wanted.
  new languages = accept.rule("en");
  languages.add("es");
  languages.add("pt");
  languages.add("ar");
}

sub vcl_recv {
  if (local.socket == "purge") {
    if (client.ip !~ publishers || req.url != "/.purge" || req.method != "POST") {
      return (synth(405, "Not for you"));
    }
    # Softly: what is kept stays good for one more reader, while it is asked anew.
    set req.http.x-purged = xkey.softpurge(req.http.surrogate-key);
    return (synth(200, "Purged " + req.http.x-purged));
  }
  if (req.url == "/.purge") {
    return (synth(405, "Not here"));
  }

  unset req.http.x-purged;
  set req.backend_hint = playbill;

  # A cached response may depend only on its key: each header that Playbill reads is in the key (by vcl_hash or Vary), is reduced to
  # a few values, is removed, or prevents caching.
  unset req.http.x-forwarded-host;
  if (req.http.x-forwarded-proto == "https") {
    # Replaces several header lines by one.
    set req.http.x-forwarded-proto = "https";
  } else {
    unset req.http.x-forwarded-proto;
  }

  # However a browser writes what it wants, it is one of the languages above: pages vary by nothing else.
  set req.http.accept-language = languages.filter(regsuball(req.http.accept-language, "-[A-Za-z0-9]+", ""));

  # What campaigns put behind addresses, and what no page is drawn by.
  set req.url = regsuball(req.url, "([?&])(utm_\w+|[gdm]?clid|gclsrc|[gw]braid|(?:fb|ms|tt|tw|y)clid|igshid|mc_[ce]id|_gl|li_fat_id)=[^&]*", "\1");
  set req.url = regsub(regsuball(req.url, "([?&])&+", "\1"), "[?&]+$", "");

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Calls are answered for who asks. Films and pictures are large and kept by their own addresses; their cookies count for nothing.
  if (req.url ~ "^/api/" && (req.http.authorization || req.http.cookie ~ "playbill-" || req.http.x-playbill-session)) {
    return (pass);
  }
  # Only responses to API calls depend on Origin, and name it in Vary.
  if (req.url !~ "^/api/") {
    unset req.http.origin;
  }

  # Only pictures vary by the formats that the browser supports.
  set req.http.x-formats = "";
  if (req.url ~ "^/images/") {
    if (req.http.accept ~ "(?i)(^|,)\s*image/avif\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
      set req.http.x-formats = "image/avif,";
    }
    if (req.http.accept ~ "(?i)(^|,)\s*image/webp\s*(;(?!\s*q=0(\.0*)?\s*(,|$))|,|$)") {
      set req.http.x-formats = req.http.x-formats + "image/webp,";
    }
  }
  set req.http.accept = req.http.x-formats + "*/*";
  unset req.http.x-formats;

  # A page that may be kept is a guest's and names every title: where a child watches, Playbill draws another one.
  if (req.http.cookie ~ "(^|;\s*)playbill-child=1(;|$)" && req.url !~ "^/(assets|images|files|media)/") {
    return (pass);
  }

  # While the server is up what is kept may be ten minutes old behind its time; while it is down, a day.
  if (std.healthy(req.backend_hint) && req.restarts == 0) {
    set req.grace = 10m;
  } else {
    set req.grace = 24h;
  }

  # With any other cookie: a page that may be kept is a guest's, whoever asks. Playbill says of all others that nobody may keep
  # them, and gets the cookies in order to draw them.
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.host);
  # The same address by http and https is two: cookies and addresses in the page differ.
  hash_data(req.http.x-forwarded-proto);
  return (lookup);
}

sub vcl_miss {
  # The page could not be had, and nothing is kept of it: the response to this request is delivered, whatever it is.
  if (req.restarts > 0) {
    return (pass);
  }
}

sub vcl_synth {
  # A fetch was abandoned: a page that is kept for up to a day is better than its failure.
  if (resp.status == 503 && req.restarts == 0) {
    return (restart);
  }
}

sub vcl_backend_fetch {
  # What is drawn for everybody is drawn from nobody's headers.
  if (!bereq.uncacheable && bereq.is_bgfetch) {
    unset bereq.http.cookie;
    unset bereq.http.authorization;
  }
}

sub vcl_backend_response {
  # A failure leaves no object: Varnish would find it in the place of an older page that is kept.
  if (beresp.status >= 500 && !bereq.uncacheable) {
    return (abandon);
  }
  if (beresp.status >= 400 || beresp.http.set-cookie || beresp.http.cache-control !~ "(?i)\bpublic\b" || beresp.http.cache-control ~ "(?i)private|no-store") {
    # For a while nobody waits for others who ask for the same: it is answered to each.
    set beresp.uncacheable = true;
    set beresp.ttl = 30s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
  }
  # A page varies by its language alone, a picture by its format: encodings are this cache's own matter.
  set beresp.do_gzip = (beresp.http.content-type ~ "^(text/|application/(json|javascript|manifest))|svg");
  # How long it is kept beyond its time; how long it may then be shown is decided when it is asked for.
  set beresp.grace = 24h;
  set beresp.keep = 1h;
  return (deliver);
}

sub vcl_backend_error {
  if (!bereq.uncacheable) {
    return (abandon);
  }
  set beresp.http.content-type = "text/html; charset=utf-8";
  set beresp.http.cache-control = "private, no-store";
  set beresp.http.retry-after = "5";
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.body = "<!doctype html><meta charset=utf-8><title>503</title><p>This service is away for a moment. Please try again.</p>";
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.via;
  unset resp.http.x-varnish;
  # A cached response must not repeat the request id of the first request.
  if (obj.hits > 0) {
    unset resp.http.x-request-id;
  }
  if (resp.http.cache-control ~ "s-maxage") {
    # Browsers ask each time; they are told in this cache's own words how long others may keep it.
    set resp.http.x-cache = "miss";
    if (obj.hits > 0) {
      set resp.http.x-cache = "hit";
    }
  }
}
