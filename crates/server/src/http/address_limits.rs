//! Who may come in: limits by address, requests from other sites, and the headers every answer carries.

use super::App;
use super::people::known;
use crate::bans::Target;
use crate::clock::Clock;
use crate::limits::Limits;
use crate::measures::{self, Stopwatch};
use crate::problem::Refuse;
use axum::body::HttpBody as _;
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use host::Denied;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr, SocketAddr};
use std::num::NonZero;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

type Keyed = RateLimiter<IpAddr, DashMapStateStore<IpAddr>, Clock, NoOpMiddleware<Duration>>;

/// Who may come in, and how often.
pub struct AddressLimits {
    requests: Keyed,
    creations: Keyed,
    reports: Keyed,
    connections: Mutex<HashMap<IpAddr, usize>>,
    max_connections_per_ip: usize,
    trust_proxy: bool,
}

impl AddressLimits {
    /// AddressLimits with these limits. Behind a proxy of our own the address is the one it names.
    pub fn new(limits: &Limits, trust_proxy: bool, clock: &Clock) -> AddressLimits {
        let at_least_one = |n: u32| NonZero::new(n).unwrap_or(NonZero::<u32>::MIN);
        let requests = at_least_one(limits.requests_per_second);
        let keyed = |quota: Quota| Keyed::new(quota, DashMapStateStore::default(), clock.clone());
        AddressLimits {
            requests: keyed(
                Quota::per_second(requests).allow_burst(requests.saturating_mul(at_least_one(4))),
            ),
            creations: keyed(Quota::per_hour(at_least_one(limits.creations_per_hour))),
            reports: keyed(Quota::per_hour(at_least_one(limits.reports_per_hour))),
            connections: Mutex::new(HashMap::new()),
            max_connections_per_ip: limits.max_connections_per_ip,
            trust_proxy,
        }
    }

    /// The address a request comes from. Of IPv6 the network counts, since one household has many addresses.
    pub fn address(&self, peer: SocketAddr, headers: &HeaderMap) -> IpAddr {
        let forwarded = headers.get_all("x-forwarded-for").iter().next_back().filter(|_| self.trust_proxy);
        let named = forwarded
            .and_then(|value| value.to_str().ok())
            .and_then(|list| list.rsplit(',').next())
            .and_then(|last| last.trim().parse().ok());
        network(named.unwrap_or(peer.ip()))
    }

    /// Whether this address may create another table or player now.
    pub fn may_create(&self, address: IpAddr) -> Result<(), Refuse> {
        self.creations.check_key(&address).map_err(|_| Refuse::Table(Denied::TooFast))
    }

    /// Whether this address may report or block somebody now.
    pub fn may_report(&self, address: IpAddr) -> Result<(), Refuse> {
        self.reports.check_key(&address).map_err(|_| Refuse::Table(Denied::TooFast))
    }

    /// A place for one connection, free again when it is dropped.
    pub fn connect(self: &Arc<Self>, address: IpAddr) -> Result<Pass, Refuse> {
        let mut connections = self.connections.lock().unwrap_or_else(PoisonError::into_inner);
        let count = connections.entry(address).or_default();
        if *count >= self.max_connections_per_ip {
            return Err(Refuse::Table(Denied::TooMany));
        }
        *count += 1;
        Ok(Pass { address_limits: self.clone(), address })
    }

    /// Forgets addresses that have not come for a while.
    pub fn forget(&self) {
        self.requests.retain_recent();
        self.creations.retain_recent();
        self.reports.retain_recent();
    }
}

/// Whom an address counts for: of IPv6 the network of 64 bits.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let bits = u128::from(address) & !(u128::from(u64::MAX));
            IpAddr::V6(Ipv6Addr::from(bits))
        }
        address => address,
    }
}

/// One connection from an address.
pub struct Pass {
    address_limits: Arc<AddressLimits>,
    address: IpAddr,
}

impl Drop for Pass {
    fn drop(&mut self) {
        let mut connections = self.address_limits.connections.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

/// For the interface only: how often, how much, and from where.
pub async fn api(State(app): State<App>, request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0);
    if let Some(peer) = peer {
        let address = app.address_limits.address(peer, request.headers());
        if app.address_limits.requests.check_key(&address).is_err() {
            return Refuse::Table(Denied::TooFast).into_response();
        }
        if let Err(refuse) = admitted(&app, address, request.headers()).await {
            return refuse.into_response();
        }
    }
    let too_large = request.body().size_hint().lower() > app.shared.limits.max_message_bytes as u64;
    if too_large {
        return Refuse::TooLarge.into_response();
    }
    let changes = request.method() != Method::GET && request.method() != Method::HEAD;
    let opens_socket = request.headers().contains_key(header::UPGRADE);
    if (changes || opens_socket) && !same_site(&app, request.headers()) {
        return Refuse::Origin.into_response();
    }
    // A client that sends a request byte by byte would keep its place for ever.
    let mut response = match app.shared.clock.timeout(app.shared.limits.patience, next.run(request)).await {
        Some(response) => response,
        None => Refuse::TooSlow.into_response(),
    };
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Refuses those who are banned: an address, or the player whose cookie comes along.
async fn admitted(app: &App, address: IpAddr, headers: &HeaderMap) -> Result<(), Refuse> {
    let (bans, now) = (&app.shared.bans, app.shared.clock.now());
    let mut until = bans.until(Target::Address(address), now);
    if until.is_none() && bans.any_player() {
        let player = known(app, headers).await?;
        until = player.and_then(|player| bans.until(Target::Player(player.id), now));
    }
    until.map_or(Ok(()), |until| Err(Refuse::Banned { until }))
}

/// Browsers name the site a request comes from; it must be ours. What is no browser names none and has no cookie that
/// somebody else could use.
fn same_site(app: &App, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return !headers.contains_key("sec-fetch-site") };
    let Ok(origin) = origin.to_str() else { return false };
    if let Some(public) = &app.shared.public_url {
        return origin.eq_ignore_ascii_case(public.trim_end_matches('/'));
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let authority = origin.split_once("://").map_or("", |(_, authority)| authority);
    !host.is_empty() && authority.eq_ignore_ascii_case(host)
}

/// For every answer: headers that keep a browser from doing what we never ask of it.
pub async fn everything(State(app): State<App>, request: Request, next: Next) -> Response {
    // The route and not the address: addresses name tables.
    let route = request.extensions().get::<MatchedPath>().cloned();
    let (method, begun) = (request.method().clone(), Stopwatch::start());
    let mut response = next.run(request).await;
    let (route, status) = (route.as_ref().map_or("page", |route| route.as_str()), response.status().as_u16());
    measures::answered(route, status, begun.elapsed());
    tracing::debug!(%method, route, status, "answered");
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(
        header::CONTENT_SECURITY_POLICY,
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
         connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; \
         frame-ancestors 'none'",
    );
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    set(HeaderName::from_static("cross-origin-resource-policy"), "same-origin");
    set(HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()");
    if app.shared.secure {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}
